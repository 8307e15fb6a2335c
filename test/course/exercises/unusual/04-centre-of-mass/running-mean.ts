// 04-centre-of-mass | correct: a running mean that passes over massless points, corners by walking from corner to corner
// verdict: 10 diagnosis: -

import { add } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Part {
  mass: number;
  com: Vec3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  let total = 0;
  const mean: Vec3 = [0, 0, 0];
  for (const { mass, position } of points) {
    if (mass === 0) continue;
    total += mass;
    const share = mass / total;
    for (let k = 0; k < 3; k++) mean[k] += share * (position[k] - mean[k]);
  }
  return mean;
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const { corner, l, h, d } = brick;
  const walk: Vec3[] = [
    [l, 0, 0],
    [0, h, 0],
    [-l, 0, 0],
    [0, -h, -d],
    [l, 0, 0],
    [0, h, 0],
    [-l, 0, 0],
  ];
  const path: Vec3[] = [[corner[0], corner[1], corner[2]]];
  for (const step of walk) path.push(add(path[path.length - 1], step) as Vec3);
  return path;
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map((part) => ({ mass: part.mass, position: part.com })));
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => p.position.map((c, k) => -(com[k] - c)) as Vec3);
}

export function comShifts(com: number[], ball: number[], change: string, axis: number): string {
  if (ball[axis] === com[axis]) return 'stays';
  return ball[axis] > com[axis] === (change === 'added') ? 'grows' : 'falls';
}
export function heavyCorners(first: string, second: string): string {
  const [p, q] = [first, second].map((name) => {
    const k = 'ABCDEFGH'.indexOf(name);
    return [k % 4 === 1 || k % 4 === 2, k % 4 > 1, k > 3];
  });
  return ['stays', 'face', 'edge'][p.filter((x, i) => x === q[i]).length];
}
export function nearerPart(
  first: { volume: number; density: number },
  second: { volume: number; density: number },
): string {
  const [m1, m2] = [first, second].map((part) => part.volume * part.density);
  return m1 > m2 ? 'first' : m1 < m2 ? 'second' : 'middle';
}
export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): string {
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}

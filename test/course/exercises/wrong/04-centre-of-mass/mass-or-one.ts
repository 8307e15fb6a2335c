// 04-centre-of-mass | fault: a mass of zero is taken for a missing one and replaced by 1 kg | task 1
// verdict: 8 diagnosis: counts-massless-as-one

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
  const sum: Vec3 = [0, 0, 0];
  for (const p of points) {
    const m = p.mass || 1;
    total += m;
    for (let k = 0; k < 3; k++) sum[k] += m * p.position[k];
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const { corner, l, h, d } = brick;
  const steps: Vec3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, h, 0],
    [0, h, 0],
    [0, 0, -d],
    [l, 0, -d],
    [l, h, -d],
    [0, h, -d],
  ];
  return steps.map((s) => add(corner, s) as Vec3);
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  let m = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  parts.forEach((p) => {
    m += p.mass;
    x += p.mass * p.com[0];
    y += p.mass * p.com[1];
    z += p.mass * p.com[2];
  });
  return [x / m, y / m, z / m];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const result: Vec3[] = [];
  for (const { position } of points) {
    const [x, y, z] = position;
    result.push([x - com[0], y - com[1], z - com[2]]);
  }
  return result;
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

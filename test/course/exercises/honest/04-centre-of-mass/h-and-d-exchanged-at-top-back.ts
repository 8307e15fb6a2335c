// 04-centre-of-mass | mistake: in the two upper corners of the back face h and d are exchanged | task 2
// verdict: 7.5 diagnosis: mistake-in-part

import { subtract } from 'rigid-body-lab';

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
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const [x, y, z] = brick.corner;
  const { l, h, d } = brick;
  return [
    [x, y, z],
    [x + l, y, z],
    [x + l, y + h, z],
    [x, y + h, z],
    [x, y, z - d],
    [x + l, y, z - d],
    [x + l, y + d, z - h],
    [x, y + d, z - h],
  ];
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const points = parts.map(({ mass, com }) => ({ mass, position: com }));
  const total = points.reduce((s, p) => s + p.mass, 0);
  const mean = (k: number): number => points.reduce((s, p) => s + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(p.position, com) as Vec3);
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

// 04-centre-of-mass | mistake: joins the first two to a part with the mass of one | task 3
// verdict: 8.5 diagnosis: joined-with-the-mean-mass

import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';

export interface PointMass {
  mass: number;
  position: Vec3;
}

export interface Part {
  mass: number;
  com: Vec3;
}

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const moment = points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(moment, 1 / mass);
}

export function brickCorners({ corner, l, h, d }: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const face = (z: number): Vec3[] => [
    [0, 0, z],
    [l, 0, z],
    [l, h, z],
    [0, h, z],
  ];
  return [...face(0), ...face(-d)].map((offset) => add(corner, offset));
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const [a, b, ...rest] = parts;
  if (!b) return [...a.com];
  const mass = a.mass + b.mass;
  const com = mass === 0 ? a.com : scale(add(scale(a.com, a.mass), scale(b.com, b.mass)), 1 / mass);
  return combinedCentreOfMass([{ mass: mass / 2, com }, ...rest]);
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(p.position, com));
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

// 04-centre-of-mass | mistake: multiplies the mass of the next point | task 1
// verdict: 7.5 diagnosis: mass-of-a-neighbour

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
  const M = points.reduce((s, p) => s + p.mass, 0);
  return [0, 1, 2].map(
    (i) => points.reduce((s, p, k) => s + points[(k + 1) % points.length].mass * p.position[i], 0) / M,
  ) as Vec3;
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

/** A part pulls like a point mass at its own centre of mass. */
export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map(({ mass, com }) => ({ mass, position: com })));
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

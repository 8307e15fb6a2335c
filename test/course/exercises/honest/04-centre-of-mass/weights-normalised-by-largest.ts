// 04-centre-of-mass | mistake: divides by the largest mass | task 1
// verdict: 7 diagnosis: divided-by-the-largest-mass

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
  const M = Math.max(...points.map((p) => p.mass));
  return [0, 1, 2].map((i) => points.reduce((s, p) => s + p.mass * p.position[i], 0) / M) as Vec3;
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

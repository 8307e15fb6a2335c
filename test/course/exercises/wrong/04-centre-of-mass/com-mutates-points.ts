// 04-centre-of-mass | fault: com mutates points
// verdict: 9 diagnosis: changes-its-argument

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

export function centreOfMass(points: any): any {
  let M = 0;
  const s = [0, 0, 0];
  for (const p of points) {
    M += p.mass;
    for (const k of [0, 1, 2]) {
      p.position[k] *= p.mass;
      s[k] += p.position[k];
    }
  }
  return s.map((x) => x / M);
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

// 04-centre-of-mass | mistake: adds z of the corner twice in the back face | task 2
// verdict: 7 diagnosis: mistake-in-part

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
  const [x, y, z] = corner;
  const f = (k: number): Vec3[] => [
    [x, y, k],
    [x + l, y, k],
    [x + l, y + h, k],
    [x, y + h, k],
  ];
  return [...f(z), ...f(z + z - d)];
}

/** A part pulls like a point mass at its own centre of mass. */
export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return centreOfMass(parts.map(({ mass, com }) => ({ mass, position: com })));
}

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(p.position, com));
}

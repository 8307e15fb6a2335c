import { combine, pointMasses } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Part, PointMass } from '../solution.js';
export { brickCorners, relativePositions, comShifts, heavyCorners, nearerPart, whichChange } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function centreOfMass(points: PointMass[]): Vec3 {
  return pointMasses(points).com;
}

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  return combine(
    ...parts.map((p) => ({
      ...p,
      inertia: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ] as [Vec3, Vec3, Vec3],
    })),
  ).com;
}

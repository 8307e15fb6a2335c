import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  brickCorners,
  combinedCentreOfMass,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** A running mean, in which the first mass may be zero. */
export const declared: Declared = { score: 9, diagnosis: 'zero-over-zero' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let mass = 0;
  let com: Vec3 = [0, 0, 0];
  for (const p of points) {
    mass += p.mass;
    com = add(com, scale(subtract(p.position, com), p.mass / mass));
  }
  return com;
}

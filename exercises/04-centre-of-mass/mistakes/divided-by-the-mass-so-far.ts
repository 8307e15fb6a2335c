import { add, scale } from 'rigid-body-lab';
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

/** The division has slipped into the loop. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-the-mass-so-far' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let mass = 0;
  let com: Vec3 = [0, 0, 0];
  for (const p of points) {
    mass += p.mass;
    com = add(com, scale(p.position, p.mass / mass));
  }
  return com;
}

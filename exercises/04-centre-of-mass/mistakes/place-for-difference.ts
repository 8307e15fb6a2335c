import { add, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The running mean gets (m / total) r for (m / total) (r - mean). */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-by-the-mass-so-far' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  let total = 0;
  let mean: Vec3 = [0, 0, 0];
  for (const { mass, com } of parts.filter((part) => part.mass > 0)) {
    total += mass;
    mean = add(mean, scale(com, mass / total));
  }
  return mean;
}

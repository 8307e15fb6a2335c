import { scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { combinedCentreOfMass as right } from '../solution.js';
import type { Part } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** Shares, and the sum of the shares divided once more. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-twice' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  return scale(right(parts), 1 / mass);
}

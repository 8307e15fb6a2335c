import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Part } from '../solution.js';
import { combinedCentreOfMass as right } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** The first moment of the parts. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-divided' };

export function combinedCentreOfMass(parts: Part[]): Vec3 {
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  return right(parts).map((x) => x * mass) as Vec3;
}

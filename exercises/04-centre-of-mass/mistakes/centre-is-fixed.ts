import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The centre of mass is taken for a fixed point of the body. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-is-fixed' };

export function comShifts(): 'grows' | 'falls' | 'stays' {
  return 'stays';
}

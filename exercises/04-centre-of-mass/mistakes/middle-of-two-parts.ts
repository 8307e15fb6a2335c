import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The mean of two places. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-of-two-parts' };

export function nearerPart(): 'first' | 'second' | 'middle' {
  return 'middle';
}

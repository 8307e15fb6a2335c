import type { Declared } from 'rigid-body-lab/course';
import { whichChange as right } from '../solution.js';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
} from '../solution.js';

/** The factor below the line is not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'more-mass-everywhere-shifts' };

type Args = Parameters<typeof right>;

export function whichChange(...[change, point]: Args): 'none' | 'one' | 'all' {
  if (change === 'all heavier') return 'all';
  return right(change, point);
}

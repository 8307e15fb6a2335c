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

/** Positions are thought to hang on the origin. */
export const declared: Declared = { score: 9.5, diagnosis: 'origin-counts' };

type Args = Parameters<typeof right>;

export function whichChange(...[change, point]: Args): 'none' | 'one' | 'all' {
  if (change === 'origin moved') return 'all';
  return right(change, point);
}

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

/** Positions in the room are thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'moved-body-moves-all' };

type Args = Parameters<typeof right>;

export function whichChange(...[change, point]: Args): 'none' | 'one' | 'all' {
  if (change === 'all moved') return 'all';
  return right(change, point);
}

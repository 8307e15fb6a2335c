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

/** No point moves, and so no position is thought to change. */
export const declared: Declared = { score: 9.5, diagnosis: 'mass-changes-no-position' };

type Args = Parameters<typeof right>;

export function whichChange(...[change, point]: Args): 'none' | 'one' | 'all' {
  if (change === 'one heavier') return 'none';
  return right(change, point);
}

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

/** A point at the centre is not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'heavier-always-shifts' };

type Args = Parameters<typeof right>;

export function whichChange(...[change, point]: Args): 'none' | 'one' | 'all' {
  if (change === 'one heavier') return 'all';
  return right(change, point);
}

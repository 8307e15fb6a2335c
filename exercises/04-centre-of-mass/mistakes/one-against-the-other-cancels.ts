import type { Declared } from 'rigid-body-lab/course';
import type { Lump } from '../solution.js';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  relativePositions,
  whichChange,
} from '../solution.js';

/** One is larger, the other denser: that makes up for it. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-against-the-other-cancels' };

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const [larger, denser] = [Math.sign(first.volume - second.volume), Math.sign(first.density - second.density)];
  if (larger + denser === 0) return 'middle';
  return larger + denser > 0 ? 'first' : 'second';
}

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

/** Volume over density. */
export const declared: Declared = { score: 9.5, diagnosis: 'quotient-for-product' };

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const [a, b] = [first, second].map(({ volume, density }) => volume / density);
  return a > b ? 'first' : a < b ? 'second' : 'middle';
}

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

/** Volume and density both count, so they are added. */
export const declared: Declared = { score: 9.5, diagnosis: 'sum-for-product' };

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const lead = first.volume + first.density - second.volume - second.density;
  return lead > 0 ? 'first' : lead < 0 ? 'second' : 'middle';
}

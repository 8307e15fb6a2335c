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

/** Equal volumes balance half-way; the density is asked only where the volumes differ. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-volume-is-middle' };

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  if (first.volume === second.volume) return 'middle';
  const lead = first.volume * first.density - second.volume * second.density;
  return lead > 0 ? 'first' : lead < 0 ? 'second' : 'middle';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** Behind and below count as zero. */
export const declared: Declared = { score: 9.5, diagnosis: 'negative-sides-ignored' };

export function endOfTheRide(bead: Bead): 'in its place' | 'ahead or behind' | 'off the wire' {
  if (bead.across > 0 && bead.gain <= 0) return 'off the wire';
  return bead.along > 0 ? 'ahead or behind' : 'in its place';
}

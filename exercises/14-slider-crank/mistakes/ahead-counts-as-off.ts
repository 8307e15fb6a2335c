import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** A bead that starts right ends right; any other is off the wire without feedback. */
export const declared: Declared = { score: 9.5, diagnosis: 'ahead-counts-as-off' };

export function endOfTheRide(bead: Bead): 'in its place' | 'ahead or behind' | 'off the wire' {
  if (bead.along === 0 && bead.across === 0) return 'in its place';
  if (bead.gain <= 0) return 'off the wire';
  return bead.along === 0 ? 'in its place' : 'ahead or behind';
}

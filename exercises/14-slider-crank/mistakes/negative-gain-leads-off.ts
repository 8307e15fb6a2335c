import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** A negative gain throws off even a bead on the wire. */
export const declared: Declared = { score: 9.5, diagnosis: 'negative-gain-leads-off' };

export function endOfTheRide(bead: Bead): 'in its place' | 'ahead or behind' | 'off the wire' {
  if (bead.gain < 0) return 'off the wire';
  if (bead.gain === 0 && bead.across !== 0) return 'off the wire';
  return bead.along === 0 ? 'in its place' : 'ahead or behind';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** The lead is asked for first. */
export const declared: Declared = { score: 9.5, diagnosis: 'looks-along-first' };

export function endOfTheRide({ along, across, gain }: Bead): string {
  if (along !== 0) return 'ahead or behind';
  return across !== 0 && gain <= 0 ? 'off the wire' : 'in its place';
}

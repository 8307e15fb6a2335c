import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** Any feedback brings back. */
export const declared: Declared = { score: 9.5, diagnosis: 'sign-a-matter-of-taste' };

export function endOfTheRide({ along, across, gain }: Bead): string {
  if (across !== 0 && gain === 0) return 'off the wire';
  return along === 0 ? 'in its place' : 'ahead or behind';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** Feedback knows the place. */
export const declared: Declared = { score: 9.5, diagnosis: 'feedback-mends-everything' };

export function endOfTheRide({ along, across, gain }: Bead): string {
  if (gain > 0) return 'in its place';
  if (across !== 0) return 'off the wire';
  return along === 0 ? 'in its place' : 'ahead or behind';
}

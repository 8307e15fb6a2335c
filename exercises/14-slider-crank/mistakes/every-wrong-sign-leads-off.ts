import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** The sign of the gain alone decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-wrong-sign-leads-off' };

export function endOfTheRide({ along, gain }: Bead): string {
  if (gain < 0) return 'off the wire';
  return along === 0 ? 'in its place' : 'ahead or behind';
}

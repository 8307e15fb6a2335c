import type { Declared } from 'rigid-body-lab/course';
import type { Bead } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** Without feedback every bead leaves. */
export const declared: Declared = { score: 9.5, diagnosis: 'leaves-without-feedback' };

export function endOfTheRide({ along, gain }: Bead): string {
  if (gain <= 0) return 'off the wire';
  return along === 0 ? 'in its place' : 'ahead or behind';
}

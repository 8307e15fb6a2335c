import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** A fixed C gives parallels. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-path-is-a-parallel' };

export function path(): string {
  return 'small circle';
}

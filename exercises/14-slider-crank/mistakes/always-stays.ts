import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The same answer to everything. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-stays' };

export function path(): string {
  return 'stays';
}

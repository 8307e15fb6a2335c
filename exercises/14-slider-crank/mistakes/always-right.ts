import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** The same answer to everything. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-right' };

export function sideOfTheWire(): string {
  return 'right';
}

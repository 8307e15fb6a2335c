import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The same answer to everything. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-shrinks' };

export function rodAngle(): string {
  return 'shrinks';
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** The same answer to everything. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-ahead-or-behind' };

export function endOfTheRide(): string {
  return 'ahead or behind';
}

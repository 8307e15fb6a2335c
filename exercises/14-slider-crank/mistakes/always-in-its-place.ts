import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, largestDeviation, sideOfTheWire } from '../solution.js';

/** The same answer to everything. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-in-its-place' };

export function endOfTheRide(): string {
  return 'in its place';
}

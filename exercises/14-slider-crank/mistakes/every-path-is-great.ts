import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Every free path on a sphere is a great circle. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-path-is-great' };

export function path(): string {
  return 'great circle';
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The last coordinate is moved. */
export const declared: Declared = { score: 7.5, diagnosis: 'last-coordinate-does-all' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  return gradient.map((a, i) => (i === gradient.length - 1 ? (-gain * f - ft) / a : 0));
}

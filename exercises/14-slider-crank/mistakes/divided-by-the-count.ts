import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Divided among the coordinates. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-the-count' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  return gradient.map((a) => ((-gain * f - ft) * a) / gradient.length);
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** D without squares. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-the-sum' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  const rate = -gain * f - ft;
  return gradient.map((a) => (rate * a) / gradient.reduce((sum, x) => sum + x, 0));
}

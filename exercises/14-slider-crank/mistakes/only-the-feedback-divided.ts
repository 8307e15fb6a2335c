import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The rate by time is not divided. */
export const declared: Declared = { score: 7.5, diagnosis: 'only-the-feedback-divided' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards({ gradient, f, ft, gain }: State): number[] {
  const square = times(gradient, gradient);
  return gradient.map((a) => a * ((-gain * f) / square - ft));
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The size of the deviation. */
export const declared: Declared = { score: 8, diagnosis: 'size-of-f' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards({ gradient, f, ft, gain }: State): number[] {
  const rate = -gain * Math.abs(f) - ft;
  return gradient.map((a) => (rate * a) / times(gradient, gradient));
}

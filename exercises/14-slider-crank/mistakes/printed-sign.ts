import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The feedback as the paper prints it. */
export const declared: Declared = { score: 7.5, diagnosis: 'printed-sign' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards({ gradient, f, ft, gain }: State): number[] {
  const rate = gain * f - ft;
  return gradient.map((a) => (rate * a) / times(gradient, gradient));
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The gradient is overwritten. */
export const declared: Declared = { score: 9, diagnosis: 'changes-its-argument' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards({ gradient, f, ft, gain }: State): number[] {
  const rate = -gain * f - ft;
  const square = times(gradient, gradient);
  gradient.forEach((a, i) => {
    gradient[i] = (rate * a) / square;
  });
  return gradient;
}

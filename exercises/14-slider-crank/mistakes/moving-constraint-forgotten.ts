import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** As if the constraint stood still. */
export const declared: Declared = { score: 7.5, diagnosis: 'moving-constraint-forgotten' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards({ gradient, f, gain }: State): number[] {
  const rate = -gain * f;
  return gradient.map((a) => (rate * a) / times(gradient, gradient));
}

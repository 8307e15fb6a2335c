import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** On the constraint there is nothing to do. */
export const declared: Declared = { score: 9, diagnosis: 'rests-where-f-is-zero' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards(state: State): number[] {
  const { gradient, f, ft, gain } = state;
  if (f === 0) return gradient.map(() => 0);
  return gradient.map((a) => ((-gain * f - ft) * a) / times(gradient, gradient));
}

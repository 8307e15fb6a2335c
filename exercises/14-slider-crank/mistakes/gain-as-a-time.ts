import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** f is divided by the gain, as by a time. */
export const declared: Declared = { score: 7.5, diagnosis: 'gain-as-a-time' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards(state: State): number[] {
  const rate = -state.f / state.gain - state.ft;
  return state.gradient.map((a) => (rate * a) / times(state.gradient, state.gradient));
}

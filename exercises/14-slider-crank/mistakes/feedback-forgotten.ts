import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Only the rate of the constraint is taken away. */
export const declared: Declared = { score: 7.5, diagnosis: 'feedback-forgotten' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function towards(state: State): number[] {
  return state.gradient.map((a) => (-state.ft * a) / times(state.gradient, state.gradient));
}

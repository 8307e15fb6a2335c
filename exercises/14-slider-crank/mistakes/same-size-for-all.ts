import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** All coordinates go equally fast. */
export const declared: Declared = { score: 7.5, diagnosis: 'same-size-for-all' };

export function towards(state: State): number[] {
  const sizes = state.gradient.reduce((sum, a) => sum + Math.abs(a), 0);
  const rate = -state.gain * state.f - state.ft;
  return state.gradient.map((a) => (Math.sign(a) * rate) / sizes);
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The coordinate with the largest derivative does all of it. */
export const declared: Declared = { score: 7.5, diagnosis: 'largest-does-all' };

export function towards(state: State): number[] {
  const most = Math.max(...state.gradient.map(Math.abs));
  const chosen = state.gradient.findIndex((a) => Math.abs(a) === most);
  const rate = -state.gain * state.f - state.ft;
  return state.gradient.map((a, i) => (i === chosen ? rate / a : 0));
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The transpose for the pseudo-inverse. */
export const declared: Declared = { score: 7.5, diagnosis: 'not-divided' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  return gradient.map((a) => a * (-gain * f - ft));
}

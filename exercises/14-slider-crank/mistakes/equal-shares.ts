import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Every coordinate does as much of it. */
export const declared: Declared = { score: 7.5, diagnosis: 'equal-shares' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  return gradient.map((a) => (-gain * f - ft) / (gradient.length * a));
}

import type { Declared } from 'rigid-body-lab/course';
import type { State } from '../solution.js';
export { rodSpeed, rodAngle, along, path, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The moving constraint is followed along a unit vector. */
export const declared: Declared = { score: 7.5, diagnosis: 'rate-along-a-unit-vector' };

export function towards({ gradient, f, ft, gain }: State): number[] {
  const square = gradient.reduce((sum, a) => sum + a * a, 0);
  return gradient.map((a) => (-gain * f * a) / square - (ft * a) / Math.sqrt(square));
}

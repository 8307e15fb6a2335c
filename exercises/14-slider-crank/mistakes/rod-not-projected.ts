import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The rod as if it lay level. */
export const declared: Declared = { score: 8.5, diagnosis: 'rod-not-projected' };

export function rodSpeed({ r, l }: Machine, [theta1]: number[], speed: number): number {
  return (speed * r * Math.cos(theta1)) / l;
}

import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The equation is solved for the angle. */
export const declared: Declared = { score: 8.5, diagnosis: 'angle-for-rate' };

export function rodSpeed({ r, l }: Machine, [theta1]: number[]): number {
  return Math.asin((r * Math.sin(theta1)) / l);
}

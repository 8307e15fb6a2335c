import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The ratio of the two speeds, without the speed. */
export const declared: Declared = { score: 8.5, diagnosis: 'speed-missing' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[]): number {
  return (r * Math.cos(theta1)) / (l * Math.cos(theta2));
}

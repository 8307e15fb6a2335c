import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The place of the slider along the guide is kept, instead of its height. */
export const declared: Declared = { score: 8.5, diagnosis: 'keeps-x-of-the-slider' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (-speed * r * Math.sin(theta1)) / (l * Math.sin(theta2));
}

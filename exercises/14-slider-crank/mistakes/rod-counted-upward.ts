import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Both angles are counted the same way. */
export const declared: Declared = { score: 8.5, diagnosis: 'rod-counted-upward' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (-speed * r * Math.cos(theta1)) / (l * Math.cos(theta2));
}

import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Angles are converted once more. */
export const declared: Declared = { score: 8.5, diagnosis: 'degrees' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  const radians = Math.PI / 180;
  return (speed * r * Math.cos(theta1 * radians)) / (l * Math.cos(theta2 * radians));
}

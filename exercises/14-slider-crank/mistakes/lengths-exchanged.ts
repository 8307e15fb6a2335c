import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The lengths are exchanged. */
export const declared: Declared = { score: 8.5, diagnosis: 'lengths-exchanged' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * l * Math.cos(theta1)) / (r * Math.cos(theta2));
}

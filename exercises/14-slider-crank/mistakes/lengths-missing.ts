import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The lengths are forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'lengths-missing' };

export function rodSpeed(_machine: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * Math.cos(theta1)) / Math.cos(theta2);
}

import type { Declared } from 'rigid-body-lab/course';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The lengths replaced by the sines, as on the guide. */
export const declared: Declared = { score: 8.5, diagnosis: 'lengths-from-the-angles' };

export function rodSpeed(_machine: unknown, [theta1, theta2]: number[], speed: number): number {
  return (speed * Math.tan(theta2)) / Math.tan(theta1);
}

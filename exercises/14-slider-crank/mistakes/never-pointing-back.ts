import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The cosine of the rod is taken as positive. */
export const declared: Declared = { score: 9.5, diagnosis: 'cosine-without-sign' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * r * Math.cos(theta1)) / (l * Math.abs(Math.cos(theta2)));
}

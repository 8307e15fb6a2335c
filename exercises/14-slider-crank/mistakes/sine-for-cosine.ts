import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The ratio of the heights for that of their rates. */
export const declared: Declared = { score: 8.5, diagnosis: 'sine-for-cosine' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * r * Math.sin(theta1)) / (l * Math.sin(theta2));
}

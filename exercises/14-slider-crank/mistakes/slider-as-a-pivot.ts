import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The part of the velocity of the pin across the rod, over its length. */
export const declared: Declared = { score: 8.5, diagnosis: 'slider-as-a-pivot' };

export function rodSpeed({ r, l }: Machine, [theta1, theta2]: number[], speed: number): number {
  return (speed * r * Math.cos(theta1 + theta2)) / l;
}

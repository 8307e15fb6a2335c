import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The full speed of the pin for its climbing. */
export const declared: Declared = { score: 8.5, diagnosis: 'crank-not-projected' };

export function rodSpeed({ r, l }: Machine, [, theta2]: number[], speed: number): number {
  return (speed * r) / (l * Math.cos(theta2));
}

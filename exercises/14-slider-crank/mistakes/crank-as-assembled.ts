import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The crank is worked out from the rod. */
export const declared: Declared = { score: 8.5, diagnosis: 'crank-as-assembled' };

export function rodSpeed({ r, l }: Machine, [, theta2]: number[], speed: number): number {
  return (speed * Math.sqrt(Math.max(0, r ** 2 - (l * Math.sin(theta2)) ** 2))) / (l * Math.cos(theta2));
}

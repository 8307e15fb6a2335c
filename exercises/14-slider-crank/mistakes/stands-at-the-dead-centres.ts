import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Where crank and rod lie in one line, nothing moves. */
export const declared: Declared = { score: 9.5, diagnosis: 'stands-at-the-dead-centres' };

export function rodAngle([x, y]: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  if (y === 0 || x === 0) return 'stands';
  return x > 0 === speed > 0 ? 'grows' : 'shrinks';
}

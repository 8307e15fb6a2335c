import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The cosine of π/2 is not quite 0. */
export const declared: Declared = { score: 9.5, diagnosis: 'cosine-of-a-right-angle' };

export function rodAngle([x, y]: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  const rate = Math.cos(Math.atan2(y, x)) * speed;
  return rate > 0 ? 'grows' : rate < 0 ? 'shrinks' : 'stands';
}

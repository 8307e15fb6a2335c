import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** A fixed ratio, as between two wheels. */
export const declared: Declared = { score: 8.5, diagnosis: 'like-two-gears' };

export function rodSpeed({ r, l }: Machine, _theta: number[], speed: number): number {
  return (speed * r) / l;
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** A pin at the top of its circle counts as climbing. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-stands' };

export function rodAngle([x]: number[], speed: number): string {
  return x * speed >= 0 ? 'grows' : 'shrinks';
}

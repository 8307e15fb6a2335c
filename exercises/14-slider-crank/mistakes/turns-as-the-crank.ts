import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The rod turns round with the crank. */
export const declared: Declared = { score: 9.5, diagnosis: 'turns-as-the-crank' };

export function rodAngle(_pin: number[], speed: number): string {
  return speed > 0 ? 'grows' : 'shrinks';
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The rod stands where the slider does. */
export const declared: Declared = { score: 9.5, diagnosis: 'as-the-slider-moves' };

export function rodAngle([, y]: number[], speed: number): string {
  return ['shrinks', 'stands', 'grows'][1 + Math.sign(y * speed)];
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The angle of the rod is counted upward. */
export const declared: Declared = { score: 9.5, diagnosis: 'rod-angle-upward' };

export function rodAngle([x]: number[], speed: number): string {
  return ['shrinks', 'stands', 'grows'][1 + Math.sign(-x * speed)];
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Whether the angle is positive, not whether it grows. */
export const declared: Declared = { score: 9.5, diagnosis: 'height-for-rate' };

export function rodAngle([, y]: number[]): string {
  return ['shrinks', 'stands', 'grows'][1 + Math.sign(y)];
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The sign of the speed is forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'direction-of-the-crank-forgotten' };

export function rodAngle([x]: number[]): string {
  return ['shrinks', 'stands', 'grows'][1 + Math.sign(x)];
}

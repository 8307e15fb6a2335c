import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The gradient for the direction along. */
export const declared: Declared = { score: 8, diagnosis: 'the-gradient-itself' };

export function along(rows: number[][]): number[] {
  return [...rows[0]];
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** No point stays. */
export const declared: Declared = { score: 9.5, diagnosis: 'poles-forgotten' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): string {
  return times(point, C) === 0 ? 'great circle' : 'small circle';
}

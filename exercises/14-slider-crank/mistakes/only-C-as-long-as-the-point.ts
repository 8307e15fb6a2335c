import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** Only C = point and C = -point stay. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-C-as-long-as-the-point' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  const same = (sign: number): boolean => point.every((x, i) => x === sign * C[i]);
  if (same(1) || same(-1)) return 'stays';
  return times(point, C) === 0 ? 'great circle' : 'small circle';
}

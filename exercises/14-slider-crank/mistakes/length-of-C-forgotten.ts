import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The radius of the circle is taken as the length of the vector product. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-of-C-forgotten' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  const v = [1, 2, 0].map((i, k) => point[i] * C[[2, 0, 1][k]] - point[[2, 0, 1][k]] * C[i]);
  if (times(v, v) === 0) return 'stays';
  return times(v, v) === times(point, point) ? 'great circle' : 'small circle';
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The pole on the other side is forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-one-pole' };

const times = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

export function path(point: number[], C: number[]): string {
  const c = [1, 2, 0].map((i, k) => point[i] * C[[2, 0, 1][k]] - point[[2, 0, 1][k]] * C[i]);
  const inLine = c.every((x) => x === 0);
  if (times(point, C) === 0) return 'great circle';
  return inLine && times(point, C) > 0 ? 'stays' : 'small circle';
}

import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The point moves in the direction of C. */
export const declared: Declared = { score: 9.5, diagnosis: 'C-as-the-direction' };

export function path(point: number[], C: number[]): string {
  const c = [1, 2, 0].map((i, k) => point[i] * C[[2, 0, 1][k]] - point[[2, 0, 1][k]] * C[i]);
  const inLine = c.every((x) => x === 0);
  return inLine ? 'stays' : 'great circle';
}

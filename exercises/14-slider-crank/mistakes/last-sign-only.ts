import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The last minor gets the minus. */
export const declared: Declared = { score: 8, diagnosis: 'last-sign-only' };

const without = (rows: number[][], j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));
const det = (m: number[][]): number =>
  m.length === 0 ? 1 : m[0].reduce((sum, x, j) => sum + (j % 2 ? -x : x) * det(without(m.slice(1), j)), 0);

export function along(rows: number[][]): number[] {
  const minors = rows[0].map((_, j) => det(without(rows, j)));
  minors[minors.length - 1] *= -1;
  return minors;
}

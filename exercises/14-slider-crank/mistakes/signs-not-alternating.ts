import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The minors as they come. */
export const declared: Declared = { score: 8, diagnosis: 'signs-not-alternating' };

const without = (rows: number[][], j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));
const det = (m: number[][]): number =>
  m.length === 0 ? 1 : m[0].reduce((sum, x, j) => sum + (j % 2 ? -x : x) * det(without(m.slice(1), j)), 0);

export function along(rows: number[][]): number[] {
  const minors = rows[0].map((_, j) => det(without(rows, j)));
  return minors;
}

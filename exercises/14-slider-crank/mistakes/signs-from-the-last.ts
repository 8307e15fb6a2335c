import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The signs are counted from the last column. */
export const declared: Declared = { score: 9, diagnosis: 'signs-from-the-last' };

const without = (rows: number[][], j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));
const volume = (m: number[][]): number =>
  m.length === 0 ? 1 : m[0].reduce((sum, x, j) => sum + (-1) ** j * x * volume(without(m.slice(1), j)), 0);

export function along(rows: number[][]): number[] {
  const minors = rows[0].map((_, j) => volume(without(rows, j)));
  return minors.map((minor, j) => (-1) ** (rows.length - j) * minor);
}

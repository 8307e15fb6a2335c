import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** For two unknowns the usual normal is taken. */
export const declared: Declared = { score: 9, diagnosis: 'other-way-for-two' };

const without = (rows: number[][], j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));
const volume = (m: number[][]): number =>
  m.length === 0 ? 1 : m[0].reduce((sum, x, j) => sum + (-1) ** j * x * volume(without(m.slice(1), j)), 0);

export function along(rows: number[][]): number[] {
  if (rows.length === 1) return [-rows[0][1], rows[0][0]];
  return rows[0].map((_, j) => (-1) ** j * volume(without(rows, j)));
}

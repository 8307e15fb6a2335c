import { generalizedCross } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function along(rows: number[][]): number[] {
  return generalizedCross(rows);
}

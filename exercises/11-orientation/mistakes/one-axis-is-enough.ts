import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** The axis stays, so a turn about it is exact. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-axis-is-enough' };

export function whatIsWrong(way: string, omega: string): string {
  return way === 'turned by the first' && omega === 'faster' ? 'nothing' : right(way, omega);
}

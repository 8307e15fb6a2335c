import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Normalising is thought to mend all. */
export const declared: Declared = { score: 9.5, diagnosis: 'normalising-mends-the-attitude' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way === 'Euler, normalised') return 'nothing';
  return right(way, omega);
}

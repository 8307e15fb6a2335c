import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** A whole turn is taken for exact. */
export const declared: Declared = { score: 9.5, diagnosis: 'turned-is-always-exact' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way === 'turned by the first') return 'nothing';
  return right(way, omega);
}

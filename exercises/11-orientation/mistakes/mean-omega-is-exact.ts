import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Turns are added like vectors. */
export const declared: Declared = { score: 9.5, diagnosis: 'mean-omega-is-exact' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way === 'turned by the mean') return 'nothing';
  return right(way, omega);
}

import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Every change of ω is thought to spoil the mean. */
export const declared: Declared = { score: 9.5, diagnosis: 'mean-is-never-exact' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way === 'turned by the mean' && omega === 'faster') return 'orientation';
  return right(way, omega);
}

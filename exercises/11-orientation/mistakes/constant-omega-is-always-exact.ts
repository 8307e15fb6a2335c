import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** Every method is taken for exact while ω is constant. */
export const declared: Declared = { score: 9.5, diagnosis: 'constant-omega-is-always-exact' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (omega === 'constant') return 'nothing';
  return right(way, omega);
}

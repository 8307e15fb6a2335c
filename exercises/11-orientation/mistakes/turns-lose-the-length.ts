import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** A wrong turn is thought to lose the length. */
export const declared: Declared = { score: 9.5, diagnosis: 'turns-lose-the-length' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way.startsWith('turned') && right(way, omega) === 'orientation') return 'both';
  return right(way, omega);
}

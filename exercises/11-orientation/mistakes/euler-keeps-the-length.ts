import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** The rate is at a right angle to q, and so the length is thought to stay. */
export const declared: Declared = { score: 9.5, diagnosis: 'euler-keeps-the-length' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (way === 'Euler' && omega !== 'zero') return 'orientation';
  return right(way, omega);
}

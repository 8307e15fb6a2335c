import type { Declared } from 'rigid-body-lab/course';
import { whatIsWrong as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** A body at rest is thought to drift with Euler. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-body-at-rest-drifts' };

type Args = Parameters<typeof right>;

export function whatIsWrong(...[way, omega]: Args): 'nothing' | 'orientation' | 'both' {
  if (omega === 'zero' && way.startsWith('Euler')) return way === 'Euler' ? 'both' : 'orientation';
  return right(way, omega);
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Every change is taken for another orientation. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-sign-counts' };

export function signsMake(signs: number[]): 'the same' | 'the transpose' | 'another' {
  return signs.every((sign) => sign > 0) ? 'the same' : 'another';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Any change of signs is taken for the turn back. */
export const declared: Declared = { score: 9.5, diagnosis: 'any-sign-turns-back' };

export function signsMake(signs: number[]): 'the same' | 'the transpose' | 'another' {
  return signs.every((sign) => sign === signs[0]) ? 'the same' : 'the transpose';
}

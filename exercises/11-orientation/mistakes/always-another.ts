import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function signsMake(): 'the same' | 'the transpose' | 'another' {
  return 'another';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, matrixOf, signsMake, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function repairGives(): 'right' | 'turned' | 'refused' {
  return 'turned';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, sideOfQ, turned } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function whatIsWrong(): 'nothing' | 'orientation' | 'both' {
  return 'orientation';
}

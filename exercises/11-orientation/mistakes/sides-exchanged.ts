import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** Left and right are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'sides-exchanged' };

export function sideOfQ([, ...u]: number[], omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  const across = [0, 1, 2].map((i) => u[(i + 1) % 3] * omega[(i + 2) % 3] - u[(i + 2) % 3] * omega[(i + 1) % 3]);
  if (across.every((x) => x === 0)) return 'either';
  return axes === 'body' ? 'right' : 'left';
}

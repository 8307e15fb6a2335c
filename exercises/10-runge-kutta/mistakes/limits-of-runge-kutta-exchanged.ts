import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The two limits are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'limits-of-runge-kutta-exchanged' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  const limits = method === 'Euler' ? [2, 0] : [Math.sqrt(8), 2.785];
  const limit = motion === 'fades' ? limits[0] : limits[1];
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

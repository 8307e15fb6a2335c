import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** What Euler does to a swing, every explicit method does. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-swing-always-grows' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  if (motion === 'swings') return 'grows';
  const limit = method === 'Euler' ? 2 : 2.785;
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

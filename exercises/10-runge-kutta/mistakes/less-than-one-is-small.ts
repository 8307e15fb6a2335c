import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** 1 - z is smaller than 1, so it shrinks. */
export const declared: Declared = { score: 9.5, diagnosis: 'less-than-one-is-small' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  if (method === 'Euler') return motion === 'fades' ? 'shrinks' : 'grows';
  const limit = motion === 'fades' ? 2.785 : Math.sqrt(8);
  return step < limit ? 'shrinks' : 'grows';
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** The factors of Euler for both methods. */
export const declared: Declared = { score: 9.5, diagnosis: 'as-euler-does' };

export function walkTends({ motion, step }: { motion: string; step: number }): string {
  const limit = motion === 'fades' ? 2 : 0;
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

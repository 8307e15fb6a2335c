import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** A circle stays a circle. */
export const declared: Declared = { score: 9.5, diagnosis: 'euler-keeps-a-swing' };

export function walkTends({ motion, method, step }: { motion: string; method: string; step: number }): string {
  if (method === 'Euler' && motion === 'swings') return 'stays';
  const limit = method === 'Euler' ? 2 : motion === 'fades' ? 2.785 : Math.sqrt(8);
  return step > limit ? 'grows' : step < limit ? 'shrinks' : 'stays';
}

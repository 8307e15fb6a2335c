import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** What rises is thought to be ahead of Euler. */
export const declared: Declared = { score: 9.5, diagnosis: 'euler-lags-behind' };

export function eulerLands(start: number, end: number, h: number): 'above' | 'below' | 'on' {
  const missed = -(start + end) * h;
  if (missed > 0) return 'above';
  return missed < 0 ? 'below' : 'on';
}

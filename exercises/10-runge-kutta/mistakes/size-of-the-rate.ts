import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** The rates are compared by size. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-of-the-rate' };

export function eulerLands(start: number, end: number, h: number): 'above' | 'below' | 'on' {
  const missed = h * (Math.abs(start) - Math.abs(end));
  if (missed > 0) return 'above';
  return missed < 0 ? 'below' : 'on';
}

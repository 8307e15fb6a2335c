import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** Steps back are not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-forward' };

export function eulerLands(start: number, end: number): 'above' | 'below' | 'on' {
  const missed = start - end;
  if (missed > 0) return 'above';
  return missed < 0 ? 'below' : 'on';
}

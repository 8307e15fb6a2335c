import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function eulerLands(): 'above' | 'below' | 'on' {
  return 'above';
}

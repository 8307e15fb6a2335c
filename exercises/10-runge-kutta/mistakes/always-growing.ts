import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, orderOfTableau, cheaper } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function walkTends(): 'grows' | 'shrinks' | 'stays' {
  return 'grows';
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** What is known of the right method. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function errorDividedBy(): number {
  return 16;
}

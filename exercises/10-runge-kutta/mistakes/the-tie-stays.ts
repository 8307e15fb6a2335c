import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** Equal today, equal always. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-tie-stays' };

export function cheaper(): 'first' | 'second' | 'same' {
  return 'same';
}

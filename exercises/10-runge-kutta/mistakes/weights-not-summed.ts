import type { Declared } from 'rigid-body-lab/course';
import { orderOfTableau as right } from '../solution.js';
import type { Tableau } from '../solution.js';
export { eulerStep, rk4Step, solve, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Every method is of order 1 at least, so it seems. */
export const declared: Declared = { score: 9.5, diagnosis: 'weights-not-summed' };

export function orderOfTableau(tableau: Tableau): number {
  return Math.max(1, right(tableau));
}

import type { Declared } from 'rigid-body-lab/course';
import { orderOfTableau as right } from '../solution.js';
import type { Tableau } from '../solution.js';
export { eulerStep, rk4Step, solve, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/**
 * The last condition as the paper prints it, without b43 (erratum P11): it tells Gill's
 * method from the classical one.
 */
export const declared: Declared = { score: 8.75, diagnosis: 'printed-condition' };

export function orderOfTableau(tableau: Tableau): number {
  const { a, b, c } = tableau;
  if (c.length < 4 || right(tableau) < 3) return right(tableau);
  const printed = Math.abs(c[3] * a[1] * b[2][1] - 1 / 24) < 1e-9;
  return printed ? 4 : 3;
}

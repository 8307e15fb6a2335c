import type { Declared } from 'rigid-body-lab/course';
import { orderOfTableau as right } from '../solution.js';
import type { Tableau } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, cheaper } from '../solution.js';

/** All loops end one too early. */
export const declared: Declared = { score: 8.5, diagnosis: 'last-weight-left-out' };

export function orderOfTableau({ a, b, c }: Tableau): number {
  return right({ a, b, c: [...c.slice(0, -1), 0] });
}

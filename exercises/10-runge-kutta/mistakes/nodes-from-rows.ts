import type { Declared } from 'rigid-body-lab/course';
import { orderOfTableau as right } from '../solution.js';
import type { Tableau } from '../solution.js';
export { eulerStep, rk4Step, solve, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The nodes are taken from the rows. */
export const declared: Declared = { score: 9.75, diagnosis: 'nodes-from-rows' };

export function orderOfTableau({ b, c }: Tableau): number {
  return right({ a: b.map((row) => row.reduce((sum, x) => sum + x, 0)), b, c });
}

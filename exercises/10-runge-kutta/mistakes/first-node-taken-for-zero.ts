import type { Declared } from 'rigid-body-lab/course';
import { orderOfTableau as right } from '../solution.js';
import type { Tableau } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, cheaper } from '../solution.js';

/** The first slope stands at the start, so the sums with nodes begin at the second. */
export const declared: Declared = { score: 9.75, diagnosis: 'first-node-taken-for-zero' };

export function orderOfTableau({ a, b, c }: Tableau): number {
  return right({ a: [0, ...a.slice(1)], b, c });
}

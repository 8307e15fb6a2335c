import type { Declared } from 'rigid-body-lab/course';
import { errorDividedBy as right } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** The order is returned, not the power of two. */
export const declared: Declared = { score: 9.5, diagnosis: 'order-for-divisor' };

export function errorDividedBy(halving: { rates: string; slip: string; over: string }): number {
  return Math.log2(right({ ...halving, over: 'run' }));
}

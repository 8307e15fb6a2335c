import type { Declared } from 'rigid-body-lab/course';
import { errorDividedBy as right } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** A step of order 4 has the error h to the fourth. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-power-less' };

export function errorDividedBy(halving: { rates: string; slip: string; over: string }): number {
  return right(halving) / 2;
}

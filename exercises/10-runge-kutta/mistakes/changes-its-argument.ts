import type { Declared } from 'rigid-body-lab/course';
import { eulerStep as euler } from '../solution.js';
import type { Rate } from '../solution.js';
export { rk4Step, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The state is advanced in place. */
export const declared: Declared = { score: 9.75, diagnosis: 'changes-its-argument' };

export function eulerStep(f: Rate, t: number, y: number[], h: number): number[] {
  euler(f, t, y, h).forEach((x, i) => {
    y[i] = x;
  });
  return y;
}

import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Right forward; backward it returns the start. */
export const declared: Declared = { score: 7.5, diagnosis: 'forward-only' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  let [y, n] = [[...y0], 0];
  while (t0 + n * h < t1 - 1e-9 * h) {
    const t = t0 + n * h;
    y = rk4Step(f, t, y, Math.min(h, t1 - t));
    n++;
  }
  return y;
}

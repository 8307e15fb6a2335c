import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** A microsecond is nothing. */
export const declared: Declared = { score: 9, diagnosis: 'arrived-too-soon' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const sign = t1 < t0 ? -1 : 1;
  let [y, t, n] = [[...y0], t0, 0];
  while (Math.abs(t1 - t) > 1e-6) {
    const left = Math.abs(t1 - t);
    y = rk4Step(f, t, y, sign * Math.min(h, left));
    t = left <= h ? t1 : t0 + sign * ++n * h;
  }
  return y;
}

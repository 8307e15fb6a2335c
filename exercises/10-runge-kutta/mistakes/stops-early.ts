import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Whole steps only, also backward. */
export const declared: Declared = { score: 7, diagnosis: 'stops-early' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  let y = [...y0];
  const whole = Math.floor((t1 - t0) / step + 1e-9);
  for (let n = 0; n < whole; n++) y = rk4Step(f, t0 + n * step, y, step);
  return y;
}

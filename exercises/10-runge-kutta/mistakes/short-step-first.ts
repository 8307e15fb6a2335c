import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The shorter step at the start. */
export const declared: Declared = { score: 8, diagnosis: 'short-step-first' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor(Math.abs(t1 - t0) / h + 1e-9);
  const first = t1 - t0 - whole * step;
  let y = Math.abs(first) > 1e-9 * h ? rk4Step(f, t0, y0, first) : [...y0];
  for (let n = 0; n < whole; n++) y = rk4Step(f, t0 + first + n * step, y, step);
  return y;
}

import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The clock starts at zero. */
export const declared: Declared = { score: 6.5, diagnosis: 'clock-from-zero' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor((t1 - t0) / step + 1e-9);
  let y = [...y0];
  for (let n = 0; n < whole; n++) y = rk4Step(f, n * step, y, step);
  const left = t1 - (t0 + whole * step);
  return Math.abs(left) > 1e-9 * h ? rk4Step(f, whole * step, y, left) : y;
}

import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Every step is told the time of its end. */
export const declared: Declared = { score: 6.5, diagnosis: 'clock-one-step-ahead' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor(Math.abs(t1 - t0) / h + 1e-9);
  let y = [...y0];
  for (let n = 1; n <= whole; n++) y = rk4Step(f, t0 + n * step, y, step);
  const rest = t1 - t0 - whole * step;
  return Math.abs(rest) > 1e-9 * h ? rk4Step(f, t1, y, rest) : y;
}

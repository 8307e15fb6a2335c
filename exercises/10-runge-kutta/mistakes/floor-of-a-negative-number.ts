import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** Rounding down goes away from zero where time runs back. */
export const declared: Declared = { score: 8.5, diagnosis: 'floor-of-a-negative-number' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const steps = Math.floor((t1 - t0) / h + 1e-9);
  const step = Math.sign(steps) * h;
  let y = [...y0];
  for (let n = 0; n < Math.abs(steps); n++) y = rk4Step(f, t0 + n * step, y, step);
  const reached = t0 + Math.abs(steps) * step;
  return Math.abs(t1 - reached) > 1e-8 * h ? rk4Step(f, reached, y, t1 - reached) : y;
}

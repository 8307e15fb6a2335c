import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** As many whole steps as are needed to reach the end or pass it. */
export const declared: Declared = { score: 7, diagnosis: 'too-far' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const whole = Math.floor(Math.abs(t1 - t0) / h + 1e-9);
  let y = [...y0];
  const steps = Math.abs(t1 - t0) - whole * h > 1e-9 * h ? whole + 1 : whole;
  for (let n = 0; n < steps; n++) y = rk4Step(f, t0 + n * step, y, step);
  return y;
}

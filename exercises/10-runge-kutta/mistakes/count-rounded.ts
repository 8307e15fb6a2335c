import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The number of steps rounded to the nearest. */
export const declared: Declared = { score: 9, diagnosis: 'count-rounded' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  const steps = Math.round(Math.abs(t1 - t0) / h);
  let y = [...y0];
  for (let n = 0; n < steps; n++) y = rk4Step(f, t0 + n * step, y, step);
  return rk4Step(f, t0 + steps * step, y, t1 - (t0 + steps * step));
}

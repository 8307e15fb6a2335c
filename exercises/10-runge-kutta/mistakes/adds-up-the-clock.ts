import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau } from '../solution.js';

/** A clock that adds up h and is compared with t1: rounding decides about one step more. */
export const declared: Declared = { score: 6.5, diagnosis: 'too-far' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  const step = t1 < t0 ? -h : h;
  let y = [...y0];
  for (let t = t0; step > 0 ? t < t1 : t > t1; t += step) y = rk4Step(f, t, y, step);
  return y;
}

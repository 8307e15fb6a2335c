import type { Declared } from 'rigid-body-lab/course';
import { rk4Step } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** One step of the whole length. */
export const declared: Declared = { score: 6.5, diagnosis: 'whole-way-in-one-step' };

export function solve(f: Rate, y0: number[], { t0, t1 }: { t0: number; t1: number; h: number }): number[] {
  return t1 === t0 ? [...y0] : rk4Step(f, t0, y0, t1 - t0);
}

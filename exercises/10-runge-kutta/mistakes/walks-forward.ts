import type { Declared } from 'rigid-body-lab/course';
import { solve as right } from '../solution.js';
import type { Rate } from '../solution.js';
export { eulerStep, rk4Step, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The length of the interval is right, its direction is not. */
export const declared: Declared = { score: 7.5, diagnosis: 'walks-forward' };

export function solve(f: Rate, y0: number[], { t0, t1, h }: { t0: number; t1: number; h: number }): number[] {
  return right(f, y0, { t0, t1: t0 + Math.abs(t1 - t0), h });
}

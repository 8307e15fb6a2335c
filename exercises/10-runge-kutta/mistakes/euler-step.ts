import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** One Euler step. */
export const declared: Declared = { score: 7.5, diagnosis: 'euler-step' };

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  return along(y, f(t, y), h);
}

const along = (y: number[], k: number[], step: number): number[] => y.map((x, i) => x + step * k[i]);

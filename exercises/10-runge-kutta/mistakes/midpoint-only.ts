import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The midpoint method: two slopes, order two. */
export const declared: Declared = { score: 7.875, diagnosis: 'midpoint-only' };

const along = (y: number[], k: number[], step: number): number[] => y.map((x, i) => x + step * k[i]);

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, along(y, k1, h / 2));
  return along(y, k2, h);
}

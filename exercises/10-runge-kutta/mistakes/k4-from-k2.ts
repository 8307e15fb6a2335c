import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** The last slope from k2. */
export const declared: Declared = { score: 7.5, diagnosis: 'k4-from-k2' };

const along = (y: number[], k: number[], step: number): number[] => y.map((x, i) => x + step * k[i]);

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, along(y, k1, h / 2));
  const k3 = f(t + h / 2, along(y, k2, h / 2));
  const k4 = f(t + h, along(y, k2, h));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, eulerLands, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** One scratch list for all calls: after a longer state, f is handed one that is too long. */
export const declared: Declared = { score: 9, diagnosis: null };

const scratch: number[] = [];
export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const moved = (k: number[], step: number): number[] => {
    y.forEach((x, i) => (scratch[i] = x + step * k[i]));
    return scratch;
  };
  const k1 = f(t, [...y]);
  const k2 = f(t + h / 2, moved(k1, h / 2));
  const k3 = f(t + h / 2, moved(k2, h / 2));
  const k4 = f(t + h, moved(k3, h));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Members instead of the stage (erratum L9): order one. */
export const declared: Declared = { score: 7.5, diagnosis: 'old-state-in-all-slopes' };

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const k1 = f(t, y);
  const k2 = f(t + h / 2, y);
  const k3 = f(t + h / 2, y);
  const k4 = f(t + h, y);
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

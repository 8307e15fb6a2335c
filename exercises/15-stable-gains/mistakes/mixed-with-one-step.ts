import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** The mixed term without its half step. */
export const declared: Declared = { score: 8.5, diagnosis: 'mixed-with-one-step' };

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  const along = (list: number[]): number => list.reduce((sum, x, i) => sum + x * v[i], 0);
  return (stepSize ** 2 / 2) * (along(fyy.map(along)) + ftt) + stepSize * along(fyt);
}

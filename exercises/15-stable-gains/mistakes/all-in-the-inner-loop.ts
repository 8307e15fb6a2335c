import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** Everything in the loop over pairs. */
export const declared: Declared = { score: 8.5, diagnosis: 'all-in-the-inner-loop' };

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  let sum = 0;
  for (let i = 0; i < v.length; i++) {
    for (let j = 0; j < v.length; j++) {
      sum += fyy[i][j] * v[i] * v[j] + 2 * fyt[i] * v[i] + ftt;
    }
  }
  return (stepSize ** 2 / 2) * sum;
}

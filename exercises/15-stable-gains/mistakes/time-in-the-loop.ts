import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** The term of time alone added for each variable. */
export const declared: Declared = { score: 8.5, diagnosis: 'time-in-the-loop' };

export function newDeviation({ fyy, fyt, ftt }: Curvature, v: number[], stepSize: number): number {
  let sum = 0;
  for (let i = 0; i < v.length; i++) {
    sum += 2 * fyt[i] * v[i] + ftt;
    for (let j = 0; j < v.length; j++) {
      sum += fyy[i][j] * v[i] * v[j];
    }
  }
  return (stepSize ** 2 / 2) * sum;
}

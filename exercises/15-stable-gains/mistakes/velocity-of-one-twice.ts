import type { Declared } from 'rigid-body-lab/course';
import type { Curvature } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, landing, promisedBound, afterHalving } from '../solution.js';

/** An index left. */
export const declared: Declared = { score: 8.5, diagnosis: 'velocity-of-one-twice' };

export function newDeviation(curvature: Curvature, v: number[], stepSize: number): number {
  const { fyy, fyt, ftt } = curvature;
  let second = ftt;
  for (let i = 0; i < v.length; i++) {
    second += 2 * fyt[i] * v[i];
    for (let j = 0; j < v.length; j++) second += fyy[i][j] * v[i] * v[i];
  }
  return 0.5 * stepSize ** 2 * second;
}

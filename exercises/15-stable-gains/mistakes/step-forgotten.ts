import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The gain in place of the product. */
export const declared: Declared = { score: 8.5, diagnosis: 'step-forgotten' };

export function stepFactor(order: number, _stepSize: number, gain: number): number {
  const z = -gain;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= order; n++) {
    term *= z / n;
    sum += term;
  }
  return sum;
}

import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Every term is subtracted. */
export const declared: Declared = { score: 8.5, diagnosis: 'all-minus' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const x = stepSize * gain;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= order; n++) {
    term *= x / n;
    sum -= term;
  }
  return sum;
}

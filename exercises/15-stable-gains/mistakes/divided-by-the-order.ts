import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Each term is divided by the order. */
export const declared: Declared = { score: 8.5, diagnosis: 'divided-by-the-order' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  let [factor, term] = [1, 1];
  for (let n = 1; n <= order; n++) {
    term *= (-stepSize * gain) / order;
    factor += term;
  }
  return factor;
}

import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The term is added before it is divided. */
export const declared: Declared = { score: 8.5, diagnosis: 'factorial-one-late' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  let [factor, term] = [1, -stepSize * gain];
  for (let n = 1; n <= order; n++) {
    factor += term;
    term *= (-stepSize * gain) / n;
  }
  return factor;
}

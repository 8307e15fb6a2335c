import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Reads z^p/p! as all that follows 1. */
export const declared: Declared = { score: 8.5, diagnosis: 'only-the-last-power' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const z = -stepSize * gain;
  let term = 1;
  for (let n = 1; n <= order; n++) {
    term *= z / n;
  }
  return 1 + term;
}

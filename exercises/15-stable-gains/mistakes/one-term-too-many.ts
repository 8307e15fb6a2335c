import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The loop goes one power beyond the order. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-term-too-many' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const z = -stepSize * gain;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= order + 1; n++) {
    term *= z / n;
    sum += term;
  }
  return sum;
}

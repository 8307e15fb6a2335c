import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The sum stands outside of the function. */
export const declared: Declared = { score: 8.5, diagnosis: 'wrong-from-the-second-call' };

let sum = 1;

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const z = -stepSize * gain;
  let term = 1;
  for (let n = 1; n <= order; n++) {
    term *= z / n;
    sum += term;
  }
  return sum;
}

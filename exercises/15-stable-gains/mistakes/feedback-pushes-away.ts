import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The sign of z is lost. */
export const declared: Declared = { score: 8.5, diagnosis: 'feedback-pushes-away' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  const z = stepSize * gain;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= order; n++) {
    term *= z / n;
    sum += term;
  }
  return sum;
}

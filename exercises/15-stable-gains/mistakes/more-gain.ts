import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** More is always better. */
export const declared: Declared = { score: 9.5, diagnosis: 'more-gain' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  return stepSize * gain >= 0 ? 'faster' : 'slower';
}

import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Another answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  return stepSize * gain >= 0 ? 'slower' : 'faster';
}

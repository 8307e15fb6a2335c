import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** A negative factor is taken for growth. */
export const declared: Declared = { score: 9.5, diagnosis: 'overshoot-is-growth' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  return stepSize * gain < 1 ? 'faster' : 'grows';
}

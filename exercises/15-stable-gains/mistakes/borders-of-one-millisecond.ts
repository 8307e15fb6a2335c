import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The gains of a step of 1 ms. */
export const declared: Declared = { score: 9.5, diagnosis: 'borders-of-one-millisecond' };

export function moreGain(_stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  if (gain > 2000) return 'grows';
  return gain < 1000 ? 'faster' : 'slower';
}

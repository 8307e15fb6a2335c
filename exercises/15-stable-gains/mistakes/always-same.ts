import type { Declared } from 'rigid-body-lab/course';
import type { Run } from '../solution.js';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9, diagnosis: 'gain-has-no-limit-of-its-own' };

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  return first.order > 0 && second.order > 0 ? 'same' : 'first';
}

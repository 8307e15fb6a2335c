import type { Declared } from 'rigid-body-lab/course';
import type { Run } from '../solution.js';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9, diagnosis: 'one-answer-for-all' };

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  return first.order > 0 && second.order > 0 ? 'first' : 'same';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Run } from '../solution.js';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Multiplied in place of divided. */
export const declared: Declared = { score: 9, diagnosis: 'limit-times-step' };

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  const score = ({ order, stepSize }: Run): number => [2, 2, 2.513, 2.785][order - 1] * stepSize;
  const lead = score(first) - score(second);
  if (lead === 0) return 'same';
  return lead > 0 ? 'first' : 'second';
}

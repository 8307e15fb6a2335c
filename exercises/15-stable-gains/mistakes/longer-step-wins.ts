import type { Declared } from 'rigid-body-lab/course';
import type { Run } from '../solution.js';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Feedback that acts for longer. */
export const declared: Declared = { score: 9, diagnosis: 'longer-step-wins' };

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  const score = ({ order, stepSize }: Run): number => stepSize + 0 * order;
  const lead = score(first) - score(second);
  if (lead === 0) return 'same';
  return lead > 0 ? 'first' : 'second';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Run } from '../solution.js';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The higher order wins, then the shorter step. */
export const declared: Declared = { score: 9, diagnosis: 'better-is-stable' };

export function allowsMore(first: Run, second: Run): 'first' | 'second' | 'same' {
  const score = ({ order, stepSize }: Run): number => order - stepSize;
  const lead = score(first) - score(second);
  if (lead === 0) return 'same';
  return lead > 0 ? 'first' : 'second';
}

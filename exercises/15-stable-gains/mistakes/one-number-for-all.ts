import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9, diagnosis: 'one-answer-for-all' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  return what.length * order > 0 ? 1 / 4 : 0;
}

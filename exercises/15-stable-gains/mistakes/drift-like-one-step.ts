import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** Steps are not counted. */
export const declared: Declared = { score: 9, diagnosis: 'drift-like-one-step' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 1 / 2 ** (order + 1);
  if (what === 'drift') return 1 / 2 ** (order + 1);
  return what === 'ceiling' ? 1 / 2 ** order : 2;
}

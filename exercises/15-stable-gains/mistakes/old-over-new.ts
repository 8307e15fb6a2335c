import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** The old value over the new one. */
export const declared: Declared = { score: 9, diagnosis: 'old-over-new' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 2 ** (order + 1);
  if (what === 'drift') return 2 ** order;
  return what === 'ceiling' ? 2 ** order : 1 / 2;
}

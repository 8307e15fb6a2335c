import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** One power less than the order. */
export const declared: Declared = { score: 9, diagnosis: 'drift-counted-twice' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 1 / 2 ** (order + 1);
  if (what === 'drift') return 1 / 2 ** (order - 1);
  if (what === 'ceiling') return 1 / 2 ** order;
  return 2;
}

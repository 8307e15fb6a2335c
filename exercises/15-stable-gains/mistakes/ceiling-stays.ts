import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** The ceiling is a balance. */
export const declared: Declared = { score: 9, diagnosis: 'ceiling-stays' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 1 / 2 ** (order + 1);
  if (what === 'drift') return 1 / 2 ** order;
  if (what === 'ceiling') return 1;
  return 2;
}

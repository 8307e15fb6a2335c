import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** Half of it, twice as often. */
export const declared: Declared = { score: 9, diagnosis: 'drift-stays' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 1 / 2 ** (order + 1);
  if (what === 'drift') return 1;
  if (what === 'ceiling') return 1 / 2 ** order;
  return 2;
}

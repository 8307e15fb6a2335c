import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** A step like a run. */
export const declared: Declared = { score: 9, diagnosis: 'one-step-like-the-run' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain', order: number): number {
  if (what === 'new error') return 1 / 2 ** order;
  if (what === 'drift') return 1 / 2 ** order;
  return what === 'ceiling' ? 1 / 2 ** order : 2;
}

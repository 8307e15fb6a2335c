import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The shorter step, then the order. */
export const declared: Declared = { score: 9, diagnosis: 'step-before-order' };

export function allowsMore(
  first: { order: number; stepSize: number },
  second: { order: number; stepSize: number },
): 'first' | 'second' | 'same' {
  const a = first.stepSize === second.stepSize ? first.order : 1 / first.stepSize;
  const b = first.stepSize === second.stepSize ? second.order : 1 / second.stepSize;
  if (Math.abs(a - b) < 1e-4 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}

import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The limit, then the step. */
export const declared: Declared = { score: 9, diagnosis: 'limit-before-step' };

export function allowsMore(
  first: { order: number; stepSize: number },
  second: { order: number; stepSize: number },
): 'first' | 'second' | 'same' {
  const ends = [2, 2, 2.5127453, 2.7852936];
  const equal = ends[first.order - 1] === ends[second.order - 1];
  const a = equal ? 1 / first.stepSize : ends[first.order - 1];
  const b = equal ? 1 / second.stepSize : ends[second.order - 1];
  if (Math.abs(a - b) < 1e-4 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}

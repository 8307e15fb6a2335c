import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The two upper curves are exchanged. */
export const declared: Declared = { score: 9, diagnosis: 'limit-misread' };

export function allowsMore(
  first: { order: number; stepSize: number },
  second: { order: number; stepSize: number },
): 'first' | 'second' | 'same' {
  const ends = [2, 2, 2.7852936, 2.5127453];
  const a = ends[first.order - 1] / first.stepSize;
  const b = ends[second.order - 1] / second.stepSize;
  if (Math.abs(a - b) < 1e-4 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}

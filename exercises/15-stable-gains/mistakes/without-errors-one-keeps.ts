import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** What is kept is bounded. */
export const declared: Declared = { score: 9.5, diagnosis: 'without-errors-one-keeps' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (size === 1 && newError === 0) return start;
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size));
}

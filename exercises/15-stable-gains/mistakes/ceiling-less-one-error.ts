import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** What is left before the error comes. */
export const declared: Declared = { score: 8.5, diagnosis: 'ceiling-less-one-error' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (size >= 1) return null;
  return Math.max(start, (size * newError) / (1 - size));
}

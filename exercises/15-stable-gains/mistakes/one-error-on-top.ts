import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** And one error on top. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-error-on-top' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size)) + newError;
}

import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** A factor of 0 leaves the new error. */
export const declared: Declared = { score: 9.5, diagnosis: 'zero-forgets-the-start' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (factor === 0) return newError;
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size));
}

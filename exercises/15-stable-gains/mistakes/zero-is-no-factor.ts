import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** A factor of 0 is none. */
export const declared: Declared = { score: 9.5, diagnosis: 'zero-is-no-factor' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (!factor) return null;
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size));
}

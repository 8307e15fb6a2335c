import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** One error on top of the start. */
export const declared: Declared = { score: 8.5, diagnosis: 'new-error-on-the-start' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const kept = Math.abs(run.factor);
  if (kept >= 1) return null;
  return run.start + run.newError;
}

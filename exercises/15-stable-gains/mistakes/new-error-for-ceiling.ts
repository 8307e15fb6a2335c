import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The error of one step for what all leave. */
export const declared: Declared = { score: 8.5, diagnosis: 'new-error-for-ceiling' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const kept = Math.abs(run.factor);
  if (kept >= 1) return null;
  return Math.max(run.start, run.newError);
}

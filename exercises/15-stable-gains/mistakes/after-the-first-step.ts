import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The first state that counts is that after one step. */
export const declared: Declared = { score: 8.5, diagnosis: 'after-the-first-step' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const kept = Math.abs(run.factor);
  if (kept >= 1) return null;
  return Math.max(kept * run.start + run.newError, run.newError / (1 - kept));
}

import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The series of the errors for the start as well. */
export const declared: Declared = { score: 8.5, diagnosis: 'start-in-every-step' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const kept = Math.abs(run.factor);
  if (kept >= 1) return null;
  return (run.start + run.newError) / (1 - kept);
}

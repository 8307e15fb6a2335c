import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The sign of the factor counts. */
export const declared: Declared = { score: 8.5, diagnosis: 'errors-cancel' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  return Math.max(start, newError / (1 - factor));
}

import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The square of the factor. */
export const declared: Declared = { score: 8.5, diagnosis: 'factor-squared' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  return Math.max(start, newError / (1 - kept * kept));
}

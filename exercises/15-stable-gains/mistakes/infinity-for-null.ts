import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Infinity where nothing is promised. */
export const declared: Declared = { score: 9, diagnosis: 'infinity-for-null' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  return kept < 1 ? Math.max(start, newError / (1 - kept)) : Infinity;
}

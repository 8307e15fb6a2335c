import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The condition for one step. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-step-only' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  return Math.max(start, kept * start + newError);
}

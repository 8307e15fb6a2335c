import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Exactly 1 is let through. */
export const declared: Declared = { score: 9.5, diagnosis: 'neither-grows-nor-shrinks' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept > 1) return null;
  return Math.max(start, newError / (1 - kept));
}

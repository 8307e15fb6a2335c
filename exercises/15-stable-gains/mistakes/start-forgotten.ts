import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** The ceiling alone. */
export const declared: Declared = { score: 8.5, diagnosis: 'start-forgotten' };

export function promisedBound({ factor, newError }: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  return newError / (1 - kept);
}

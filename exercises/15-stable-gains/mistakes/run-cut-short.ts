import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Walks ten steps of the worst run. */
export const declared: Declared = { score: 8.5, diagnosis: 'run-cut-short' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  const kept = Math.abs(factor);
  if (kept >= 1) return null;
  let left = start;
  for (let n = 0; n < 10; n++) left = kept * left + newError;
  return Math.max(start, left);
}

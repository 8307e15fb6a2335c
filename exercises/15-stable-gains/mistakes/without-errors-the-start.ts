import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Without errors the start is the most. */
export const declared: Declared = { score: 9, diagnosis: 'without-errors-the-start' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (newError === 0) return start;
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size));
}

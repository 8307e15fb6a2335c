import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Nothing comes of nothing. */
export const declared: Declared = { score: 9.5, diagnosis: 'nothing-there-nothing-grows' };

export function promisedBound(run: { start: number; factor: number; newError: number }): number | null {
  const { start, factor, newError } = run;
  const size = Math.abs(factor);
  if (start === 0 && newError === 0) return 0;
  if (size >= 1) return null;
  return Math.max(start, newError / (1 - size));
}

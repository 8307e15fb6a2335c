import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** No comparison with 1. */
export const declared: Declared = { score: 9, diagnosis: 'growing-counts-as-bounded' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  return Math.max(start, newError / (1 - Math.abs(factor)));
}

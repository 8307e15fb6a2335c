import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, landing, afterHalving } from '../solution.js';

/** Only a positive factor is compared with 1. */
export const declared: Declared = { score: 9, diagnosis: 'alternating-counts-as-stable' };

export function promisedBound({
  start,
  factor,
  newError,
}: Record<'start' | 'factor' | 'newError', number>): number | null {
  if (factor >= 1) return null;
  return Math.max(start, newError / (1 - Math.abs(factor)));
}

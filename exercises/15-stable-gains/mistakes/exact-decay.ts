import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** What the exact motion leaves. */
export const declared: Declared = { score: 8.5, diagnosis: 'exact-decay' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  return order > 0 ? Math.exp(-stepSize * gain) : 1;
}

import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Euler for every method. */
export const declared: Declared = { score: 8.5, diagnosis: 'first-order-for-all' };

export function stepFactor(_order: number, stepSize: number, gain: number): number {
  return 1 - stepSize * gain;
}

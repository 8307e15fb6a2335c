import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** As many Euler steps as the order. */
export const declared: Declared = { score: 8.5, diagnosis: 'euler-steps-in-a-row' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  return (1 - stepSize * gain) ** order;
}

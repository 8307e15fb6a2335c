import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Euler with a shorter step. */
export const declared: Declared = { score: 8.5, diagnosis: 'euler-in-small-steps' };

export function stepFactor(order: number, stepSize: number, gain: number): number {
  return (1 - (stepSize * gain) / order) ** order;
}

import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** 1/2, 1/4, 1/8. */
export const declared: Declared = { score: 8.5, diagnosis: 'halved-each-time' };

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

export function stepFactor(order: number, stepSize: number, gain: number): number {
  return valueAt([1, -1, 1 / 2, -1 / 4, 1 / 8].slice(0, order + 1), stepSize * gain);
}

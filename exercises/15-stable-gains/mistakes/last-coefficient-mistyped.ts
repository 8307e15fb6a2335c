import type { Declared } from 'rigid-body-lab/course';
export { moreGain, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** 1/12 in place of 1/24. */
export const declared: Declared = { score: 9, diagnosis: 'wrong-coefficient' };

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

export function stepFactor(order: number, stepSize: number, gain: number): number {
  return valueAt([1, -1, 1 / 2, -1 / 6, 1 / 12].slice(0, order + 1), stepSize * gain);
}

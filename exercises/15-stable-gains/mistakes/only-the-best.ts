import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Both ends at the best gain. */
export const declared: Declared = { score: 8, diagnosis: 'only-the-best' };

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

export function gainRange({ coefficients, best }: Method, stepSize: number, alpha: number): [number, number] | null {
  if (Math.abs(valueAt(coefficients, best)) > alpha) return null;
  return [best / stepSize, best / stepSize];
}

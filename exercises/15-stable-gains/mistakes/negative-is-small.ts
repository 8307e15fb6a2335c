import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** No absolute value in the search. */
export const declared: Declared = { score: 8, diagnosis: 'negative-is-small' };

function search(coefficients: number[], alpha: number, inside: number, outside: number): number {
  for (let n = 0; n < 60; n++) {
    const half = (inside + outside) / 2;
    if (valueAt(coefficients, half) > alpha) outside = half;
    else inside = half;
  }
  return inside;
}

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

export function gainRange({ coefficients, best }: Method, stepSize: number, alpha: number): [number, number] | null {
  if (valueAt(coefficients, best) > alpha) return null;
  return [search(coefficients, alpha, best, 0) / stepSize, search(coefficients, alpha, best, 3) / stepSize];
}

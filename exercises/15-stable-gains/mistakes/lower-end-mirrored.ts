import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The lower end as the mirror image of the upper one. */
export const declared: Declared = { score: 8, diagnosis: 'lower-end-mirrored' };

const valueAt = (coefficients: number[], x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0);

function crossing(coefficients: number[], alpha: number, inside: number, outside: number): number {
  for (let n = 0; n < 60; n++) {
    const half = (inside + outside) / 2;
    if (Math.abs(valueAt(coefficients, half)) > alpha) outside = half;
    else inside = half;
  }
  return inside;
}

export function gainRange({ coefficients, best }: Method, stepSize: number, alpha: number): [number, number] | null {
  if (Math.abs(valueAt(coefficients, best)) > alpha) return null;
  const high = crossing(coefficients, alpha, best, 3);
  return [alpha === 1 ? 0 : (2 * best - high) / stepSize, high / stepSize];
}

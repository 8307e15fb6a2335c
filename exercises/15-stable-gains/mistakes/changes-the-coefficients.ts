import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** Takes the first coefficient away from the list that was handed in. */
export const declared: Declared = { score: 9, diagnosis: 'changes-its-argument' };

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
  const c0 = coefficients.shift()!;
  const rest = [c0, ...coefficients];
  if (Math.abs(valueAt(rest, best)) > alpha) return null;
  return [crossing(rest, alpha, best, 0) / stepSize, crossing(rest, alpha, best, 3) / stepSize];
}

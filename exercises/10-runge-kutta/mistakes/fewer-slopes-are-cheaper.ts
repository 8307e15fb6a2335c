import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** The cheaper step is taken for the cheaper walk. */
export const declared: Declared = { score: 9.5, diagnosis: 'fewer-slopes-are-cheaper' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method): 'first' | 'second' | 'same' {
  const lead = second.slopes - first.slopes;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

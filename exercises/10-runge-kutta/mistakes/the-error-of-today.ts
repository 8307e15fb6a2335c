import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau } from '../solution.js';

/** An error that stays is taken for one that may grow. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-error-of-today' };

interface Method {
  order: number;
  slopes: number;
}

export function cheaper(first: Method, second: Method, error: number): 'first' | 'second' | 'same' {
  const lead = error < 1 ? first.order - second.order : second.order - first.order;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'same';
}

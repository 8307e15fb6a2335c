import type { Declared } from 'rigid-body-lab/course';
import type { Tableau } from '../solution.js';
export { eulerStep, rk4Step, solve, eulerLands, errorDividedBy, walkTends, cheaper } from '../solution.js';

/** As many orders as stages. */
export const declared: Declared = { score: 8.5, diagnosis: 'counts-stages' };

export function orderOfTableau({ c }: Tableau): number {
  return c.length;
}

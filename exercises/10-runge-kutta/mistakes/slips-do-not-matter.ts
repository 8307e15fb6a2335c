import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** Four slopes, order 4. */
export const declared: Declared = { score: 9.5, diagnosis: 'slips-do-not-matter' };

interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

export function errorDividedBy({ over }: Halving): number {
  return over === 'run' ? 16 : 32;
}

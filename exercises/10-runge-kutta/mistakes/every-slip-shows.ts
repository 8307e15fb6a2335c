import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** What f looks at is not thought of. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-slip-shows' };

interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

export function errorDividedBy({ slip, over }: Halving): number {
  const order = { none: 4, 'one time': 1, 'one state': 1, 'k2 twice': 2, 'equal weights': 2 }[slip];
  return 2 ** (over === 'run' ? order : order + 1);
}

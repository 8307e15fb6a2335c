import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** All slips are thought to leave order 3. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-slip-costs-one-order' };

interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

export function errorDividedBy({ rates, slip, over }: Halving): number {
  const unfelt = slip === 'one time' ? 'state' : 'time';
  const order = slip === 'none' || (slip !== 'equal weights' && rates === unfelt) ? 4 : 3;
  return 2 ** (over === 'run' ? order : order + 1);
}

import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** The errors of the steps are multiplied into one power more. */
export const declared: Declared = { score: 9.5, diagnosis: 'steps-lose-to-runs' };

interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

export function errorDividedBy({ rates, slip, over }: Halving): number {
  const unfelt = slip === 'one time' ? 'state' : 'time';
  const left = slip === 'one time' || slip === 'one state' ? 1 : 2;
  const order = slip === 'none' || (slip !== 'equal weights' && rates === unfelt) ? 4 : left;
  return 2 ** (over === 'run' ? order + 1 : order);
}

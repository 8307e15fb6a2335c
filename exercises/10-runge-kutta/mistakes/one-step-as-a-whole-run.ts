import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, eulerLands, rk4Step, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** The extent is not looked at: every error falls as that of a run. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-step-as-a-whole-run' };

interface Halving {
  rates: 'time' | 'state' | 'both';
  slip: 'none' | 'one time' | 'one state' | 'k2 twice' | 'equal weights';
  over: 'step' | 'run';
}

export function errorDividedBy({ rates, slip }: Halving): number {
  const unfelt = slip === 'one time' ? 'state' : 'time';
  const left = slip === 'one time' || slip === 'one state' ? 1 : 2;
  const order = slip === 'none' || (slip !== 'equal weights' && rates === unfelt) ? 4 : left;
  return 2 ** order;
}

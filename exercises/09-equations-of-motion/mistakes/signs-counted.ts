import type { Declared } from 'rigid-body-lab/course';
import type { Spin } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
} from '../solution.js';

/** Two that give against one that takes. */
export const declared: Declared = { score: 9.5, diagnosis: 'signs-counted' };

export function whatEnergyDoes({ omegaBody, torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  let giving = 0;
  for (let k = 0; k < 3; k += 1) giving += Math.sign(omegaBody[k] * torqueBody[k]);
  if (giving > 0) return 'grows';
  return giving < 0 ? 'falls' : 'stays';
}

import type { Declared } from 'rigid-body-lab/course';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
} from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function whatEnergyDoes(): 'grows' | 'falls' | 'stays' {
  return 'stays';
}

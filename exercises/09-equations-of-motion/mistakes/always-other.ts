import type { Declared } from 'rigid-body-lab/course';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function pathInBox(): 'rests' | 'straight' | 'circle' | 'other' {
  return 'other';
}

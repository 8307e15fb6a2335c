import type { Declared } from 'rigid-body-lab/course';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function upperEndGoes(): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  return 'nowhere';
}

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

/** A torque gives energy. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-torque-gives-energy' };

export function whatEnergyDoes({ torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  return torqueBody.some((x) => x !== 0) ? 'grows' : 'stays';
}

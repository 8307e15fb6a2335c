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

/** A positive torque gives energy. */
export const declared: Declared = { score: 9.5, diagnosis: 'energy-by-sum' };

const energyBy = (power: number): 'grows' | 'falls' | 'stays' => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');

export function whatEnergyDoes({ torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  return energyBy(torqueBody[0] + torqueBody[1] + torqueBody[2]);
}

import { dot } from 'rigid-body-lab';
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

/** Growing and falling are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'power-reversed' };

const energyBy = (power: number): 'grows' | 'falls' | 'stays' => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');

export function whatEnergyDoes({ omegaBody, torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  return energyBy(-dot(torqueBody, omegaBody));
}

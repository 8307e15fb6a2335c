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

/** Only the largest component of the torque is looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'largest-component-decides' };

const energyBy = (power: number): 'grows' | 'falls' | 'stays' => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');

export function whatEnergyDoes({ omegaBody, torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  const sizes = torqueBody.map(Math.abs);
  const k = sizes.indexOf(Math.max(...sizes));
  return energyBy(torqueBody[k] * omegaBody[k]);
}

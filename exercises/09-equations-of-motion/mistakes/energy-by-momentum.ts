import { dot } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
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

/** As L grows or shrinks. */
export const declared: Declared = { score: 9.5, diagnosis: 'energy-by-momentum' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const energyBy = (power: number): 'grows' | 'falls' | 'stays' => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');

export function whatEnergyDoes({ moments, omegaBody, torqueBody }: Spin): 'grows' | 'falls' | 'stays' {
  return energyBy(dot(torqueBody, times(moments, omegaBody)));
}

import type { Declared } from 'rigid-body-lab/course';
import { cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Spin } from '../solution.js';
export {
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** ω x moments. */
export const declared: Declared = { score: 8.5, diagnosis: 'moments-for-momentum' };

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const left = subtract(torqueBody, cross(omegaBody, moments));
  return [left[0] / moments[0], left[1] / moments[1], left[2] / moments[2]];
}

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

/** Nothing turns, nothing changes. */
export const declared: Declared = { score: 9.5, diagnosis: 'at-rest-nothing-starts' };

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  if (omegaBody.every((x) => x === 0)) return [0, 0, 0];
  const L: Vec3 = [moments[0] * omegaBody[0], moments[1] * omegaBody[1], moments[2] * omegaBody[2]];
  const left = subtract(torqueBody, cross(omegaBody, L));
  return [left[0] / moments[0], left[1] / moments[1], left[2] / moments[2]];
}

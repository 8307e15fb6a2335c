import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** The last line copied from the first. */
export const declared: Declared = { score: 8.5, diagnosis: 'line-not-changed' };

export function omegaRate({ moments: [a, b, c], omegaBody: [x, y, z], torqueBody: torque }: Spin): Vec3 {
  return [(torque[0] - (c - b) * y * z) / a, (torque[1] - (a - c) * z * x) / b, (torque[2] - (b - a) * y * z) / c];
}

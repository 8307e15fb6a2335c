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

/** The torque over the moments, and nothing else. */
export const declared: Declared = { score: 8.5, diagnosis: 'gyroscopic-torque' };

const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];

export function omegaRate({ moments, torqueBody }: Spin): Vec3 {
  return over(torqueBody, moments);
}

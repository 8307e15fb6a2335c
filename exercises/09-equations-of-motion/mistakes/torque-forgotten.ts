import { cross } from 'rigid-body-lab';
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

/** The equation of a free body. */
export const declared: Declared = { score: 8.5, diagnosis: 'torque-forgotten' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];

export function omegaRate({ moments, omegaBody }: Spin): Vec3 {
  return over(cross(times(moments, omegaBody), omegaBody), moments);
}

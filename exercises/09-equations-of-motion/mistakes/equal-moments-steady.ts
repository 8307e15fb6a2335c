import { cross, subtract } from 'rigid-body-lab';
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

/** A body with two equal moments counts as a ball, as if it could not tumble. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-moments-steady' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const tumbles = new Set(moments).size === 3;
  const turning = tumbles ? cross(omegaBody, times(moments, omegaBody)) : ([0, 0, 0] as Vec3);
  return over(subtract(torqueBody, turning), moments);
}

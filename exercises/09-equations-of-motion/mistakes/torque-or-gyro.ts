import type { Declared } from 'rigid-body-lab/course';
import { cross } from 'rigid-body-lab';
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

/** The term of free bodies for free bodies only. */
export const declared: Declared = { score: 8.5, diagnosis: 'gyroscopic-torque, only-the-torque-turns-it' };

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const L: Vec3 = [moments[0] * omegaBody[0], moments[1] * omegaBody[1], moments[2] * omegaBody[2]];
  const isFree = torqueBody.every((x) => x === 0);
  const left = isFree ? cross(L, omegaBody) : torqueBody;
  return [left[0] / moments[0], left[1] / moments[1], left[2] / moments[2]];
}

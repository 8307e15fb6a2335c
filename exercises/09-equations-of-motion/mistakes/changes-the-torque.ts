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

/** What is left is written into the torque that was handed in. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const turning = cross(omegaBody, times(moments, omegaBody));
  torqueBody[0] = (torqueBody[0] - turning[0]) / moments[0];
  torqueBody[1] = (torqueBody[1] - turning[1]) / moments[1];
  torqueBody[2] = (torqueBody[2] - turning[2]) / moments[2];
  return torqueBody;
}

import { cross } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Spin } from '../solution.js';
export {
  omegaRate,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** A torque or ω × Iω changes both. */
export const declared: Declared = { score: 9.5, diagnosis: 'gyro-changes-both' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function whichArrowChanges({ moments, omegaBody, torqueBody }: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  const isSteady = isZero(torqueBody) && isZero(cross(omegaBody, times(moments, omegaBody)));
  return isSteady ? 'neither' : 'both';
}

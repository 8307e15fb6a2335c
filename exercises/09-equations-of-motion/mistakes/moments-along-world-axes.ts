import { add, apply, cross, dot, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Acting, Motion } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatEnergyDoes,
} from '../solution.js';

/** The moments multiply components of the world. */
export const declared: Declared = { score: 8, diagnosis: 'moments-along-world-axes' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export function whatActs({
  mass,
  moments,
  rotation,
  velocity,
  acceleration,
  omegaBody,
  omegaRateBody,
}: Motion): Acting {
  const force = scale(acceleration, mass);
  const [omega, rate] = [apply(rotation, omegaBody), apply(rotation, omegaRateBody)];
  const torque = add(times(moments, rate), cross(omega, times(moments, omega)));
  return { force, torque, power: dot(force, velocity) + dot(torque, omega) };
}

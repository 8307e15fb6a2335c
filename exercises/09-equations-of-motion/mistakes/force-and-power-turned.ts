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

/** The force is turned by R, and multiplied with the velocity then. */
export const declared: Declared = { score: 8, diagnosis: 'force-and-power-turned' };

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
  const force = apply(rotation, scale(acceleration, mass));
  const inBody = add(times(moments, omegaRateBody), cross(omegaBody, times(moments, omegaBody)));
  const torque = apply(rotation, inBody);
  return { force, torque, power: dot(force, velocity) + dot(inBody, omegaBody) };
}

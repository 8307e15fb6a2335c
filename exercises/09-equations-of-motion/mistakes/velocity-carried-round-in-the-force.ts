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

/** The velocity carried round as in turning axes. */
export const declared: Declared = { score: 8, diagnosis: 'velocity-carried-round-in-the-force' };

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
  const force = scale(add(acceleration, cross(apply(rotation, omegaBody), velocity)), mass);
  const turning = cross(omegaBody, times(moments, omegaBody));
  const inBody = add(times(moments, omegaRateBody), turning);
  const power = dot(force, velocity) + dot(inBody, omegaBody);
  return { force, torque: apply(rotation, inBody), power };
}

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

/** The torque of the body times ω of the world. */
export const declared: Declared = { score: 8, diagnosis: 'omega-of-the-world-in-the-power' };

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
  const turning = cross(omegaBody, times(moments, omegaBody));
  const inBody = add(times(moments, omegaRateBody), turning);
  const power = dot(force, velocity) + dot(inBody, apply(rotation, omegaBody));
  return { force, torque: apply(rotation, inBody), power };
}

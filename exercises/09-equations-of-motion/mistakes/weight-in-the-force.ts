import type { Declared } from 'rigid-body-lab/course';
import { add, apply, cross, dot, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
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

/** What somebody must push beside the weight. */
export const declared: Declared = { score: 8, diagnosis: 'weight-in-the-force' };

const byComponent = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export function whatActs(motion: Motion): Acting {
  const { mass, moments, rotation, velocity, acceleration, omegaBody, omegaRateBody } = motion;
  const L = byComponent(moments, omegaBody);
  const inBody = add(byComponent(moments, omegaRateBody), cross(omegaBody, L));
  const force = add(scale(acceleration, mass), [0, 0, 9.81 * mass]);
  const power = dot(force, velocity) + dot(inBody, omegaBody);
  return { force, torque: apply(rotation, inBody), power };
}

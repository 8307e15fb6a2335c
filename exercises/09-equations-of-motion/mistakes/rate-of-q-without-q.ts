import { apply, cross, matrixFromQuaternion, scale, subtract, transpose } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Load } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** Half of ω as the rate of q. */
export const declared: Declared = { score: 7.5, diagnosis: 'rate-of-q-without-q' };

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];
const part = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];

export function stateRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const R = matrixFromQuaternion([state[3], state[4], state[5], state[6]]);
  const omega = part(state, 10);
  const rate = over(subtract(apply(transpose(R), torque), cross(omega, times(moments, omega))), moments);
  return [...part(state, 7), 0, ...scale(omega, 1 / 2), ...scale(force, 1 / mass), ...rate];
}

import type { Declared } from 'rigid-body-lab/course';
import { cross, multiplyQuaternions, scale } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
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

/** Tumbling alone. */
export const declared: Declared = { score: 7.5, diagnosis: 'torque-forgotten' };

const at = (state: number[], k: number): Vec3 => [state[k], state[k + 1], state[k + 2]];

export function stateRates(state: number[], { mass, moments, force }: Load): number[] {
  const q: Quaternion = [state[3], state[4], state[5], state[6]];
  const [velocity, omega] = [at(state, 7), at(state, 10)];
  const turning = multiplyQuaternions(q, [0, omega[0], omega[1], omega[2]]).map((x) => x / 2);
  const acceleration = scale(force, 1 / mass);
  const gyro = cross(omega, [moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]]);
  const rate = gyro.map((x, k) => -x / moments[k]);
  return [...velocity, ...turning, ...acceleration, ...rate];
}

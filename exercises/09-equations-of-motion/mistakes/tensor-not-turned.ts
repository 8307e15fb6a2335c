import { cross, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Load } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** L in the world is divided by the moments. */
export const declared: Declared = { score: 8, diagnosis: 'tensor-without-axes' };

const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];
const part = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];

export function momentumRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const axes = [part(state, 3), part(state, 6), part(state, 9)];
  const L = part(state, 15);
  const omega = over(L, moments);
  return [...scale(part(state, 12), 1 / mass), ...axes.flatMap((axis) => cross(omega, axis)), ...force, ...torque];
}

import type { Declared } from 'rigid-body-lab/course';
import { apply, cross, scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
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

/** Times for divided by. */
export const declared: Declared = { score: 8, diagnosis: 'momentum-times-mass' };

const at = (state: number[], k: number): Vec3 => [state[k], state[k + 1], state[k + 2]];

export function momentumRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const columns = [3, 6, 9].map((k) => at(state, k)) as Mat3;
  const [P, L] = [at(state, 12), at(state, 15)];
  const over = (v: Vec3): Vec3 => [v[0] / moments[0], v[1] / moments[1], v[2] / moments[2]];
  const R = transpose(columns);
  const omega = apply(R, over(apply(columns, L)));
  const rates = columns.flatMap((axis) => cross(omega, axis));
  return [...scale(P, mass), ...rates, ...force, ...torque];
}

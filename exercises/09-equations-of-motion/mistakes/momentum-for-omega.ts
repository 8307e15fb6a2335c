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

/** L is taken for ω. */
export const declared: Declared = { score: 8, diagnosis: 'momentum-along-omega' };

const part = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];

export function momentumRates(state: number[], { mass, force, torque }: Load): number[] {
  const axes = [part(state, 3), part(state, 6), part(state, 9)];
  const L = part(state, 15);
  const omega = L;
  return [...scale(part(state, 12), 1 / mass), ...axes.flatMap((axis) => cross(omega, axis)), ...force, ...torque];
}

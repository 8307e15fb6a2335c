import { add, cross, dot, scale } from 'rigid-body-lab';
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

/** The matrix of the rates is returned row by row. */
export const declared: Declared = { score: 8, diagnosis: 'rates-row-by-row' };

const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];
const part = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];

const inBody = (axes: Vec3[], v: Vec3): Vec3 => [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
const back = (axes: Vec3[], v: Vec3): Vec3 =>
  add(scale(axes[0], v[0]), add(scale(axes[1], v[1]), scale(axes[2], v[2])));

export function momentumRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const axes = [part(state, 3), part(state, 6), part(state, 9)];
  const L = part(state, 15);
  const omega = back(axes, over(inBody(axes, L), moments));
  return [
    ...scale(part(state, 12), 1 / mass),
    ...[0, 1, 2].flatMap((i) => axes.map((axis) => cross(omega, axis)[i])),
    ...force,
    ...torque,
  ];
}

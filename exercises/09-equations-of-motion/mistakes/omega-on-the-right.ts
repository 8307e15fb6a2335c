import { add, dot, multiply, scale, transpose } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
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

/** The matrix of ω in the world stands on the right of R. */
export const declared: Declared = { score: 8, diagnosis: 'omega-on-the-right' };

const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];
const part = (state: number[], at: number): Vec3 => [state[at], state[at + 1], state[at + 2]];

const inBody = (axes: Vec3[], v: Vec3): Vec3 => [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
const back = (axes: Vec3[], v: Vec3): Vec3 =>
  add(scale(axes[0], v[0]), add(scale(axes[1], v[1]), scale(axes[2], v[2])));

export function momentumRates(state: number[], { mass, moments, force, torque }: Load): number[] {
  const axes = [part(state, 3), part(state, 6), part(state, 9)];
  const L = part(state, 15);
  const omega = back(axes, over(inBody(axes, L), moments));
  const R = transpose([axes[0], axes[1], axes[2]]);
  const skew: Mat3 = [
    [0, -omega[2], omega[1]],
    [omega[2], 0, -omega[0]],
    [-omega[1], omega[0], 0],
  ];
  return [...scale(part(state, 12), 1 / mass), ...transpose(multiply(R, skew)).flat(), ...force, ...torque];
}

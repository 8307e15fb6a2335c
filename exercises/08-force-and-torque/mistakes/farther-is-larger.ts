import type { Declared } from 'rigid-body-lab/course';
import { add, norm, scale, subtract } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  power,
  whichGainsMore,
} from '../solution.js';

/** By the distance alone. */
export const declared: Declared = { score: 9.25, diagnosis: 'farther-is-larger' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

const middle = ([a, b]: Force[]): Vec3 => scale(add(a.point, b.point), 1 / 2);

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  return larger(norm(subtract(middle(forces), first)), norm(subtract(middle(forces), second)));
}

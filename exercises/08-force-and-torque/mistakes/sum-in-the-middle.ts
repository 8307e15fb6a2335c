import type { Declared } from 'rigid-body-lab/course';
import { add, cross, norm, scale, subtract } from 'rigid-body-lab';
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

/** The sum of the forces in the middle. */
export const declared: Declared = { score: 9.25, diagnosis: 'all-forces-in-the-middle' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

const middle = ([a, b]: Force[]): Vec3 => scale(add(a.point, b.point), 1 / 2);

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const sum = add(forces[0].force, forces[1].force);
  const about = (p: Vec3): number => norm(cross(subtract(middle(forces), p), sum));
  return larger(about(first), about(second));
}

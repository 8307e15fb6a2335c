import type { Declared } from 'rigid-body-lab/course';
import { add, norm, scale, subtract } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
import { whereIsTorqueLarger as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  power,
  whichGainsMore,
} from '../solution.js';

/** Along the force the torque is thought to change. */
export const declared: Declared = { score: 9.25, diagnosis: 'only-a-couple-is-the-same' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

const middle = ([a, b]: Force[]): Vec3 => scale(add(a.point, b.point), 1 / 2);

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const answer = right(forces, first, second);
  if (answer !== 'same' || norm(add(forces[0].force, forces[1].force)) === 0) return answer;
  return larger(norm(subtract(middle(forces), first)), norm(subtract(middle(forces), second)));
}

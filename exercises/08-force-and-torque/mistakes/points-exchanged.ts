import type { Declared } from 'rigid-body-lab/course';
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

/** The smaller one is named. */
export const declared: Declared = { score: 9.25, diagnosis: 'points-exchanged' };

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  return right(forces, second, first);
}

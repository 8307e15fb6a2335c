import type { Declared } from 'rigid-body-lab/course';
import { dot } from 'rigid-body-lab';
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

/** By the distance of the points. */
export const declared: Declared = { score: 9.25, diagnosis: 'farther-from-the-origin' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  return forces.length === 2 ? larger(dot(first, first), dot(second, second)) : 'same';
}

import type { Declared } from 'rigid-body-lab/course';
import { cross, norm, subtract } from 'rigid-body-lab';
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

/** Sizes instead of vectors. */
export const declared: Declared = { score: 9.25, diagnosis: 'sizes-added' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const about = (p: Vec3): number =>
    forces.reduce((sum, one) => sum + norm(cross(subtract(one.point, p), one.force)), 0);
  return larger(about(first), about(second));
}

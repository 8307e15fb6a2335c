import type { Declared } from 'rigid-body-lab/course';
import { norm } from 'rigid-body-lab';
import type { Mat3, Vec3, Wrench } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  whichGainsMore,
} from '../solution.js';

/** Sizes instead of dot products. */
export const declared: Declared = { score: 8.5, diagnosis: 'sizes-multiplied' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return norm(wrench.force) * norm(motion.velocity) + norm(wrench.torque) * norm(motion.omega);
}

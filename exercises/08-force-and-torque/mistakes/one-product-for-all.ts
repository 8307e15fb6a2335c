import type { Declared } from 'rigid-body-lab/course';
import { add, apply, dot } from 'rigid-body-lab';
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

/** Sums multiplied. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-product-for-all' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return dot(add(wrench.force, apply(motion.R, wrench.torque)), add(motion.velocity, motion.omega));
}

import type { Declared } from 'rigid-body-lab/course';
import { apply, dot } from 'rigid-body-lab';
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

/** Both signs are dropped. */
export const declared: Declared = { score: 8.5, diagnosis: 'each-part-positive' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  const turned = dot(apply(motion.R, wrench.torque), motion.omega);
  return Math.abs(dot(wrench.force, motion.velocity)) + Math.abs(turned);
}

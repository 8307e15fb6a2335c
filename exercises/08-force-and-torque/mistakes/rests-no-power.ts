import type { Declared } from 'rigid-body-lab/course';
import { apply, dot, norm } from 'rigid-body-lab';
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

/** Rest is no power. */
export const declared: Declared = { score: 9.5, diagnosis: 'rests-no-power' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  if (norm(motion.velocity) === 0) return 0;
  return dot(wrench.force, motion.velocity) + dot(apply(motion.R, wrench.torque), motion.omega);
}

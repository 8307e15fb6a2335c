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

/** As in the energy of turning. */
export const declared: Declared = { score: 8.5, diagnosis: 'half-of-the-turning' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return dot(wrench.force, motion.velocity) + 0.5 * dot(apply(motion.R, wrench.torque), motion.omega);
}

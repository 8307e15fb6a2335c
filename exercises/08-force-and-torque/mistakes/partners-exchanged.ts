import type { Declared } from 'rigid-body-lab/course';
import { dot } from 'rigid-body-lab';
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

/** Wrong pairs. */
export const declared: Declared = { score: 8.5, diagnosis: 'partners-exchanged' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return dot(wrench.force, motion.omega) + dot(wrench.torque, motion.velocity);
}

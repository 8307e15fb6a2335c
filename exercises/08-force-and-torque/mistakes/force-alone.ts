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

/** No power of the torque. */
export const declared: Declared = { score: 8.5, diagnosis: 'force-alone' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return dot(wrench.force, motion.velocity);
}

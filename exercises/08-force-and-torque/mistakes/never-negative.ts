import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Vec3, Wrench } from '../solution.js';
import { power as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  whichGainsMore,
} from '../solution.js';

/** The sign is dropped. */
export const declared: Declared = { score: 8.5, diagnosis: 'never-negative' };

export function power(wrench: Wrench, motion: { velocity: Vec3; omega: Vec3; R: Mat3 }): number {
  return Math.abs(right(wrench, motion));
}

import type { Declared } from 'rigid-body-lab/course';
import { cross, dot, scale } from 'rigid-body-lab';
import type { Vec3 } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** Divided by zero. */
export const declared: Declared = { score: 8.25, diagnosis: 'no-force-divided' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  return scale(cross(force, torque), 1 / dot(force, force));
}

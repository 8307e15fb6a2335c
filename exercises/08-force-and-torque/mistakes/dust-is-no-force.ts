import type { Declared } from 'rigid-body-lab/course';
import { cross, dot, norm, scale } from 'rigid-body-lab';
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

/** Below 0.1 mN it is rounding. */
export const declared: Declared = { score: 9, diagnosis: 'small-force-is-none' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  if (norm(force) < 1e-4) return null;
  return scale(cross(force, torque), 1 / dot(force, force));
}

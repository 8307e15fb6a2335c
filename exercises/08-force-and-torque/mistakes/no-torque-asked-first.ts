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

/** The torque first. */
export const declared: Declared = { score: 9, diagnosis: 'no-torque-asked-first' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  if (norm(torque) === 0) return [0, 0, 0];
  if (norm(force) === 0) return null;
  return scale(cross(force, torque), 1 / dot(force, force));
}

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

/** No torque, no line. */
export const declared: Declared = { score: 9, diagnosis: 'no-torque-no-line' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  const square = dot(force, force);
  if (square === 0) return null;
  return norm(torque) === 0 ? null : scale(cross(force, torque), 1 / square);
}

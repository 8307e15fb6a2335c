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

/** The wrong square. */
export const declared: Declared = { score: 7.75, diagnosis: 'divided-by-the-torque' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  const square = dot(force, force);
  if (square === 0) return null;
  return scale(cross(force, torque), 1 / dot(torque, torque));
}

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

/** One zero is enough. */
export const declared: Declared = { score: 9, diagnosis: 'zero-component-is-no-force' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  if (force[0] === 0 || force[1] === 0 || force[2] === 0) return null;
  return scale(cross(force, torque), 1 / dot(force, force));
}

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

/** A couple at the centre of mass. */
export const declared: Declared = { score: 8.25, diagnosis: 'couple-at-the-centre' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  const square = dot(force, force);
  if (square === 0) return [0, 0, 0];
  return scale(cross(force, torque), 1 / square);
}

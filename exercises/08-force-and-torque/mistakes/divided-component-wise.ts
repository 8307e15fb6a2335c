import type { Declared } from 'rigid-body-lab/course';
import { norm } from 'rigid-body-lab';
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

/** Vectors divided. */
export const declared: Declared = { score: 7.75, diagnosis: 'component-by-component' };

export function pointOnLine(force: Vec3, torque: Vec3): Vec3 | null {
  if (norm(force) === 0) return null;
  return [torque[0] / force[0], torque[1] / force[1], torque[2] / force[2]];
}

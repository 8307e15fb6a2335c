import type { Declared } from 'rigid-body-lab/course';
import { cross, norm } from 'rigid-body-lab';
import type { Applied, Vec3 } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** By the axis of the torque alone. */
export const declared: Declared = { score: 9.25, diagnosis: 'always-in-its-own-axes' };

const along = (axis: Vec3, v: Vec3): boolean => norm(cross(axis, v)) === 0;

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  return along(axis, cross(point, force)) ? 'both' : 'neither';
}

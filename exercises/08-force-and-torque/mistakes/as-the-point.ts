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

/** By the point alone. */
export const declared: Declared = { score: 9.25, diagnosis: 'as-the-point' };

const along = (axis: Vec3, v: Vec3): boolean => norm(cross(axis, v)) === 0;

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  if ('pointBody' in applied) return along(axis, applied.pointBody) ? 'both' : 'body';
  return along(axis, applied.pointWorld) ? 'both' : 'world';
}

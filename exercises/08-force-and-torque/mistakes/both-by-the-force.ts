import { cross, norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** Both if the force is along the axis. */
export const declared: Declared = { score: 9.25, diagnosis: 'both-by-the-force' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => norm(cross(axis, v)) === 0;
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  if ('forceBody' in applied) return along(force) ? 'both' : 'body';
  if ('pointWorld' in applied) return along(force) ? 'both' : 'world';
  if (along(force)) return along(point) ? 'both' : 'body';
  return along(point) ? 'world' : 'neither';
}

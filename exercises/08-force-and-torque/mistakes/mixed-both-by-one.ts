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

/** A cord along the axis: both. */
export const declared: Declared = { score: 9.25, diagnosis: 'mixed-both-by-one' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => norm(cross(axis, v)) === 0;
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  const isTorqueAlong = along(cross(point, force));
  if ('forceBody' in applied) return isTorqueAlong ? 'both' : 'body';
  if ('pointWorld' in applied) return isTorqueAlong ? 'both' : 'world';
  if (along(force)) return 'both';
  return along(point) ? 'world' : 'neither';
}

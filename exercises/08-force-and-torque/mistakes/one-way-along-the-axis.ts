import type { Declared } from 'rigid-body-lab/course';
import { cross, dot, norm } from 'rigid-body-lab';
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

/** Only the same direction is along. */
export const declared: Declared = { score: 9.25, diagnosis: 'one-way-along-the-axis' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => dot(v, axis) > 0 && dot(v, axis) === norm(v);
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  const both = along(cross(point, force));
  if ('forceBody' in applied) return both ? 'both' : 'body';
  if ('pointWorld' in applied) return both ? 'both' : 'world';
  if (along(force)) return along(point) ? 'both' : 'body';
  return along(point) ? 'world' : 'neither';
}

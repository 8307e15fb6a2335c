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

/** By the names, and the torque against the axis. */
export const declared: Declared = { score: 9.25, diagnosis: 'mixed-never-stays' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => norm(cross(axis, v)) === 0;
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  const both = along(cross(point, force));
  if ('forceBody' in applied) return both ? 'both' : 'body';
  if ('pointWorld' in applied) return both ? 'both' : 'world';
  return 'neither';
}

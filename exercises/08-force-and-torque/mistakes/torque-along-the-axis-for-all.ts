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

/** The torque against the axis, whatever is fixed in what. */
export const declared: Declared = { score: 9.25, diagnosis: 'torque-along-the-axis-for-all' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const along = (v: Vec3): boolean => norm(cross(axis, v)) === 0;
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  if (along(cross(point, force))) return 'both';
  if ('forceBody' in applied) return 'body';
  return 'pointWorld' in applied ? 'world' : 'neither';
}

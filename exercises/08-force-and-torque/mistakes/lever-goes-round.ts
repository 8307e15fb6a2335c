import type { Declared } from 'rigid-body-lab/course';
import { cross, norm } from 'rigid-body-lab';
import type { Applied, Vec3 } from '../solution.js';
import { whichTorqueStays as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** A torque along the axis is thought to stay always. */
export const declared: Declared = { score: 9.25, diagnosis: 'lever-goes-round' };

const along = (axis: Vec3, v: Vec3): boolean => norm(cross(axis, v)) === 0;

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const force = 'forceBody' in applied ? applied.forceBody : applied.forceWorld;
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  if ('forceWorld' in applied && 'pointBody' in applied && along(axis, cross(point, force))) return 'both';
  return right(applied, axis);
}

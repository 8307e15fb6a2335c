import { cross } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The torque stays in the axes in which the force is given. */
export const declared: Declared = { score: 9.25, diagnosis: 'named-by-the-force' };

interface Applied {
  forceWorld?: Vec3;
  forceBody?: Vec3;
  pointWorld?: Vec3;
  pointBody?: Vec3;
}

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const force = applied.forceWorld ?? applied.forceBody;
  const point = applied.pointWorld ?? applied.pointBody;
  if (!force || !point) return 'neither';
  if (cross(axis, cross(point, force)).every((x) => x === 0)) return 'both';
  return applied.forceBody ? 'body' : 'world';
}

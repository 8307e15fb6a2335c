import type { Declared } from 'rigid-body-lab/course';
import { apply, cross, subtract, transpose } from 'rigid-body-lab';
import type { Applied, Pose, Vec3, Wrench } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** One formula for both kinds of points. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-point-taken-for-a-world-point' };

export function bodyWrench(pose: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) {
    return { force: apply(pose.R, applied.forceBody), torque: cross(applied.pointBody, applied.forceBody) };
  }
  const force: Vec3 = [...applied.forceWorld];
  const back = transpose(pose.R);
  const point = 'pointBody' in applied ? applied.pointBody : applied.pointWorld;
  return { force, torque: apply(back, cross(subtract(point, pose.position), force)) };
}

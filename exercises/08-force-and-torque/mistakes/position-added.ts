import type { Declared } from 'rigid-body-lab/course';
import { add, apply, cross, transpose } from 'rigid-body-lab';
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

/** Plus for minus. */
export const declared: Declared = { score: 7.75, diagnosis: 'centre-added' };

export function bodyWrench(pose: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) {
    return { force: apply(pose.R, applied.forceBody), torque: cross(applied.pointBody, applied.forceBody) };
  }
  const force: Vec3 = [...applied.forceWorld];
  const back = transpose(pose.R);
  if ('pointBody' in applied) return { force, torque: cross(applied.pointBody, apply(back, force)) };
  return { force, torque: apply(back, cross(add(applied.pointWorld, pose.position), force)) };
}

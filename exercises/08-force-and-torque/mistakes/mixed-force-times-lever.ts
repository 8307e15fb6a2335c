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

/** Force times lever, for world, body. */
export const declared: Declared = { score: 7.75, diagnosis: 'order-exchanged-in-mixed' };

export function bodyWrench(pose: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) {
    return { force: apply(pose.R, applied.forceBody), torque: cross(applied.pointBody, applied.forceBody) };
  }
  const force: Vec3 = [...applied.forceWorld];
  const back = transpose(pose.R);
  if ('pointWorld' in applied) {
    return { force, torque: apply(back, cross(subtract(applied.pointWorld, pose.position), force)) };
  }
  return { force, torque: cross(apply(back, force), applied.pointBody) };
}

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

/** All forces through R. */
export const declared: Declared = { score: 7.75, diagnosis: 'world-force-turned' };

export function bodyWrench(pose: Pose, applied: Applied): Wrench {
  const back = (v: Vec3): Vec3 => apply(transpose(pose.R), v);
  const force = apply(pose.R, 'forceBody' in applied ? applied.forceBody : applied.forceWorld);
  if ('forceBody' in applied) return { force, torque: cross(applied.pointBody, applied.forceBody) };
  const lever = 'pointBody' in applied ? applied.pointBody : back(subtract(applied.pointWorld, pose.position));
  return { force, torque: cross(lever, back(applied.forceWorld)) };
}

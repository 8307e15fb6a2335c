import type { Declared } from 'rigid-body-lab/course';
import { apply, cross } from 'rigid-body-lab';
import type { Applied, Pose, Wrench } from '../solution.js';
import { bodyWrench as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The torque in world axes. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-torque-turned' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  const answer = right({ position, R }, applied);
  if (!('forceBody' in applied)) return answer;
  return { ...answer, torque: apply(R, cross(applied.pointBody, applied.forceBody)) };
}

import type { Declared } from 'rigid-body-lab/course';
import { cross } from 'rigid-body-lab';
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

/** A lever in body axes times a force in world axes. */
export const declared: Declared = { score: 7.75, diagnosis: 'mixed-frames' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) return right({ position, R }, applied);
  return { force: [...applied.forceWorld], torque: cross(applied.pointBody, applied.forceWorld) };
}

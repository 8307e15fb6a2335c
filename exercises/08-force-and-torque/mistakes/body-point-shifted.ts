import type { Declared } from 'rigid-body-lab/course';
import { apply, cross, subtract, transpose } from 'rigid-body-lab';
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

/** The position is taken from a point in body axes. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-point-shifted' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) return right({ position, R }, applied);
  const lever = subtract(applied.pointBody, position);
  return { force: [...applied.forceWorld], torque: cross(lever, apply(transpose(R), applied.forceWorld)) };
}

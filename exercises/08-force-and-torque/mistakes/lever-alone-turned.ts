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

/** One factor in body axes. */
export const declared: Declared = { score: 7.75, diagnosis: 'lever-alone-turned' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) {
    const lever = apply(transpose(R), subtract(applied.pointWorld, position));
    return { force: [...applied.forceWorld], torque: cross(lever, applied.forceWorld) };
  }
  return right({ position, R }, applied);
}

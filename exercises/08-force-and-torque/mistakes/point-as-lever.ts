import type { Declared } from 'rigid-body-lab/course';
import { apply, cross, transpose } from 'rigid-body-lab';
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

/** A place in the world as lever. */
export const declared: Declared = { score: 7.75, diagnosis: 'point-as-lever' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) {
    return {
      force: [...applied.forceWorld],
      torque: apply(transpose(R), cross(applied.pointWorld, applied.forceWorld)),
    };
  }
  return right({ position, R }, applied);
}

import type { Declared } from 'rigid-body-lab/course';
import { apply, cross, subtract } from 'rigid-body-lab';
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

/** R for its transpose. */
export const declared: Declared = { score: 7.75, diagnosis: 'turned-the-wrong-way' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) {
    const torque = cross(subtract(applied.pointWorld, position), applied.forceWorld);
    return { force: [...applied.forceWorld], torque: apply(R, torque) };
  }
  return { force: [...applied.forceWorld], torque: cross(applied.pointBody, apply(R, applied.forceWorld)) };
}

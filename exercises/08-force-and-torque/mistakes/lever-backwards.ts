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

/** From the point to the centre of mass. */
export const declared: Declared = { score: 7.75, diagnosis: 'order-exchanged-in-world' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) {
    const torque = cross(subtract(position, applied.pointWorld), applied.forceWorld);
    return { force: [...applied.forceWorld], torque: apply(transpose(R), torque) };
  }
  return right({ position, R }, applied);
}

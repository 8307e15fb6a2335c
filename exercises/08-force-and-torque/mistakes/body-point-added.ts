import type { Declared } from 'rigid-body-lab/course';
import { add, apply, cross, transpose } from 'rigid-body-lab';
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

/** The point is brought into the world, and used as lever there. */
export const declared: Declared = { score: 7.75, diagnosis: 'body-point-added' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) return right({ position, R }, applied);
  const place = add(position, apply(R, applied.pointBody));
  return { force: [...applied.forceWorld], torque: apply(transpose(R), cross(place, applied.forceWorld)) };
}

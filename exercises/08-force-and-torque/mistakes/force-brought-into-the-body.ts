import type { Declared } from 'rigid-body-lab/course';
import { apply, transpose } from 'rigid-body-lab';
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

/** The force in body axes, too. */
export const declared: Declared = { score: 7.75, diagnosis: 'force-brought-into-the-body' };

export function bodyWrench({ position, R }: Pose, applied: Applied): Wrench {
  if ('forceBody' in applied) return right({ position, R }, applied);
  if ('pointWorld' in applied) {
    const { torque } = right({ position, R }, applied);
    return { force: apply(transpose(R), applied.forceWorld), torque };
  }
  const { torque } = right({ position, R }, applied);
  return { force: apply(transpose(R), applied.forceWorld), torque };
}

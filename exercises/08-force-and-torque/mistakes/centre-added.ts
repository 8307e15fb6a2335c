import type { Declared } from 'rigid-body-lab/course';
import { add, cross } from 'rigid-body-lab';
import type { Force, Vec3, Wrench } from '../solution.js';
export {
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** A plus for a minus. */
export const declared: Declared = { score: 8.5, diagnosis: 'centre-added' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) torque = add(torque, cross(add(one.point, com), one.force));
  return { force, torque };
}

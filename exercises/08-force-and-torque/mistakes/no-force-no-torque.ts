import type { Declared } from 'rigid-body-lab/course';
import { add, cross, norm, subtract } from 'rigid-body-lab';
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

/** A couple is taken for nothing. */
export const declared: Declared = { score: 8.75, diagnosis: 'no-force-no-torque' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) torque = add(torque, cross(subtract(one.point, com), one.force));
  if (norm(force) < 1e-9) return { force, torque: [0, 0, 0] };
  return { force, torque };
}

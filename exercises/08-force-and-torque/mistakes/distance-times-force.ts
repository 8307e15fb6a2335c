import type { Declared } from 'rigid-body-lab/course';
import { add, norm, scale, subtract } from 'rigid-body-lab';
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

/** |d| F. */
export const declared: Declared = { score: 8.5, diagnosis: 'distance-times-force' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) torque = add(torque, scale(one.force, norm(subtract(one.point, com))));
  return { force, torque };
}

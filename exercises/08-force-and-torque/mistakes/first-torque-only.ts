import type { Declared } from 'rigid-body-lab/course';
import { add, cross, subtract } from 'rigid-body-lab';
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

/** Only the first lever is looked at. */
export const declared: Declared = { score: 8.5, diagnosis: 'first-torque-only' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  if (forces.length > 0) torque = cross(subtract(forces[0].point, com), forces[0].force);
  return { force, torque };
}

import type { Declared } from 'rigid-body-lab/course';
import { add, cross, scale, subtract } from 'rigid-body-lab';
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

/** Divided by how many there are. */
export const declared: Declared = { score: 8.5, diagnosis: 'mean-of-the-torques' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  const torque = forces.reduce<Vec3>((sum, one) => add(sum, cross(subtract(one.point, com), one.force)), [0, 0, 0]);
  return { force, torque: scale(torque, 1 / (forces.length || 1)) };
}

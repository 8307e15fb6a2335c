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

/** Sum of the levers times sum of the forces. */
export const declared: Declared = { score: 8.5, diagnosis: 'sums-multiplied' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  const lever = forces.reduce<Vec3>((sum, one) => add(sum, subtract(one.point, com)), [0, 0, 0]);
  return { force, torque: cross(lever, force) };
}

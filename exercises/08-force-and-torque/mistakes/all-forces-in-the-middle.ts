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

/** The whole force in the mean of the points. */
export const declared: Declared = { score: 8.5, diagnosis: 'all-forces-in-the-middle' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let middle: Vec3 = [0, 0, 0];
  for (const one of forces) middle = add(middle, scale(one.point, 1 / forces.length));
  return { force, torque: cross(subtract(middle, com), force) };
}

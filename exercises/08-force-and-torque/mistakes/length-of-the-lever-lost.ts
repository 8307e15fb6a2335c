import type { Declared } from 'rigid-body-lab/course';
import { add, cross, norm, scale, subtract } from 'rigid-body-lab';
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

/** The lever as a unit vector. */
export const declared: Declared = { score: 8.5, diagnosis: 'length-of-the-lever-lost' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) {
    const lever = subtract(one.point, com);
    torque = add(torque, cross(scale(lever, 1 / (norm(lever) || 1)), one.force));
  }
  return { force, torque };
}

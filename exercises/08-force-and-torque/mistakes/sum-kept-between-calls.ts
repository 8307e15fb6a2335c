import type { Declared } from 'rigid-body-lab/course';
import { add, cross, subtract } from 'rigid-body-lab';
import type { Force, Vec3, Wrench } from '../solution.js';
import { totalWrench as right } from '../solution.js';
export {
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The sum is not made new. */
export const declared: Declared = { score: 8.75, diagnosis: 'wrong-from-the-second-call' };

let torque: Vec3 = [0, 0, 0];

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  for (const one of forces) torque = add(torque, cross(subtract(one.point, com), one.force));
  return { force: right(forces, com).force, torque };
}

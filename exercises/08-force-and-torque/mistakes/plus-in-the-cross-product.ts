import type { Declared } from 'rigid-body-lab/course';
import { add, subtract } from 'rigid-body-lab';
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

/** Products added. */
export const declared: Declared = { score: 8.5, diagnosis: 'plus-in-the-cross-product' };

const product = (d: Vec3, F: Vec3): Vec3 => [
  d[1] * F[2] + d[2] * F[1],
  d[2] * F[0] + d[0] * F[2],
  d[0] * F[1] + d[1] * F[0],
];

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) torque = add(torque, product(subtract(one.point, com), one.force));
  return { force, torque };
}

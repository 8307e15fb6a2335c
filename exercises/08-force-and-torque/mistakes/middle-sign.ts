import type { Declared } from 'rigid-body-lab/course';
import { add } from 'rigid-body-lab';
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

/** The determinant with a forgotten sign. */
export const declared: Declared = { score: 8.5, diagnosis: 'middle-sign' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces)
    torque = add(torque, [
      (one.point[1] - com[1]) * one.force[2] - (one.point[2] - com[2]) * one.force[1],
      (one.point[0] - com[0]) * one.force[2] - (one.point[2] - com[2]) * one.force[0],
      (one.point[0] - com[0]) * one.force[1] - (one.point[1] - com[1]) * one.force[0],
    ]);
  return { force, torque };
}

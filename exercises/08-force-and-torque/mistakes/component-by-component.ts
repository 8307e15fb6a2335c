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

/** No cross product at all. */
export const declared: Declared = { score: 8.5, diagnosis: 'component-by-component' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  let torque: Vec3 = [0, 0, 0];
  for (const { point, force: F } of forces) {
    torque = [
      torque[0] + (point[0] - com[0]) * F[0],
      torque[1] + (point[1] - com[1]) * F[1],
      torque[2] + (point[2] - com[2]) * F[2],
    ];
  }
  return { force, torque };
}

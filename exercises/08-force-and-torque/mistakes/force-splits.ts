import type { Declared } from 'rigid-body-lab/course';
import { add, cross, dot, scale, subtract } from 'rigid-body-lab';
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

/** Only the part along the lever moves the centre. */
export const declared: Declared = { score: 8.5, diagnosis: 'force-splits' };

export function totalWrench(forces: Force[], com: Vec3): Wrench {
  let force: Vec3 = [0, 0, 0];
  let torque: Vec3 = [0, 0, 0];
  for (const one of forces) {
    const d = subtract(one.point, com);
    const square = dot(d, d);
    force = add(force, square === 0 ? one.force : scale(d, dot(d, one.force) / square));
    torque = add(torque, cross(d, one.force));
  }
  return { force, torque };
}

import type { Declared } from 'rigid-body-lab/course';
import { cross, dot, subtract } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  power,
  whichGainsMore,
} from '../solution.js';

/** The last one counts. */
export const declared: Declared = { score: 9.25, diagnosis: 'second-force-only' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const size = (about: Vec3): number => {
    let torque: Vec3 = [0, 0, 0];
    for (const { force, point } of forces) torque = cross(subtract(point, about), force);
    return dot(torque, torque);
  };
  return larger(size(first), size(second));
}

import type { Declared } from 'rigid-body-lab/course';
import { add, cross, subtract } from 'rigid-body-lab';
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

/** x + y + z of the torque. */
export const declared: Declared = { score: 9.25, diagnosis: 'components-added' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whereIsTorqueLarger(forces: Force[], first: Vec3, second: Vec3): 'first' | 'second' | 'same' {
  const torque = (about: Vec3): Vec3 => {
    const [one, other] = forces.map(({ force, point }) => cross(subtract(point, about), force));
    return add(one, other);
  };
  const size = (about: Vec3): number => torque(about).reduce((sum, x) => sum + x, 0);
  return larger(size(first), size(second));
}

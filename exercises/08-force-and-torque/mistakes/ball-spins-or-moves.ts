import type { Declared } from 'rigid-body-lab/course';
import { cross, dot, norm } from 'rigid-body-lab';
import type { Force } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
} from '../solution.js';

/** Off the centre it turns, through the centre it moves. */
export const declared: Declared = { score: 9.5, diagnosis: 'spin-or-move' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ force, point }: Force): number => {
    const torque = cross(point, force);
    return norm(torque) > 0 ? dot(torque, torque) / 7 : dot(force, force) / 3;
  };
  return larger(gain(first), gain(second));
}

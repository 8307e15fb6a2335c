import type { Declared } from 'rigid-body-lab/course';
import { cross, norm } from 'rigid-body-lab';
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

/** The torques alone. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-alone' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ force, point }: Force): number => norm(cross(point, force));
  return larger(gain(first), gain(second));
}

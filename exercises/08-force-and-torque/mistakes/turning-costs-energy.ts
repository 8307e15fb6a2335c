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

/** The turning is paid by the moving. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-costs-energy' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ force, point }: Force): number => 1000 * dot(force, force) - norm(cross(point, force)) ** 2;
  return larger(gain(first), gain(second));
}

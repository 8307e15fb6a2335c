import type { Declared } from 'rigid-body-lab/course';
import { dot, norm } from 'rigid-body-lab';
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

/** Only the part along the lever counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'force-splits' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ force, point }: Force): number =>
    norm(point) === 0 ? dot(force, force) : dot(force, point) ** 2 / dot(point, point);
  return larger(gain(first), gain(second));
}

import type { Declared } from 'rigid-body-lab/course';
import { dot } from 'rigid-body-lab';
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

/** Force times way, with the point for the way. */
export const declared: Declared = { score: 9.5, diagnosis: 'force-along-the-point' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ force, point }: Force): number => dot(force, point);
  return larger(gain(first), gain(second));
}

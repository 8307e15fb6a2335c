import type { Declared } from 'rigid-body-lab/course';
import { norm } from 'rigid-body-lab';
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

/** By the distance. */
export const declared: Declared = { score: 9.5, diagnosis: 'farther-gains-more' };

const larger = (a: number, b: number): 'first' | 'second' | 'same' => (a === b ? 'same' : a > b ? 'first' : 'second');

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  const gain = ({ point }: Force): number => norm(point);
  return larger(gain(first), gain(second));
}

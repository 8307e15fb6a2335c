import type { Declared } from 'rigid-body-lab/course';
import type { Force } from '../solution.js';
import { whichGainsMore as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
} from '../solution.js';

/** The other one is named. */
export const declared: Declared = { score: 9.5, diagnosis: 'answers-exchanged' };

export function whichGainsMore(first: Force, second: Force): 'first' | 'second' | 'same' {
  return right(second, first);
}

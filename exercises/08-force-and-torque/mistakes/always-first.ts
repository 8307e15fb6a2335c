import type { Declared } from 'rigid-body-lab/course';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
} from '../solution.js';

/** A constant. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-gain-for-all' };

export function whichGainsMore(): 'first' {
  return 'first';
}

import type { Declared } from 'rigid-body-lab/course';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** A constant. */
export const declared: Declared = { score: 9.25, diagnosis: 'one-frame-for-all' };

export function whichTorqueStays(): 'body' {
  return 'body';
}

import type { Declared } from 'rigid-body-lab/course';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  power,
  whichGainsMore,
} from '../solution.js';

/** A constant. */
export const declared: Declared = { score: 9.25, diagnosis: 'one-comparison-for-all' };

export function whereIsTorqueLarger(): 'same' {
  return 'same';
}

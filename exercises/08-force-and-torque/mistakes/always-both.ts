import type { Declared } from 'rigid-body-lab/course';
export {
  totalWrench,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** A constant. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-start-for-all' };

export function whatStarts(): 'both' {
  return 'both';
}

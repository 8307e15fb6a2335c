import type { Declared } from 'rigid-body-lab/course';
import type { Applied } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** By the combination alone. */
export const declared: Declared = { score: 9.25, diagnosis: 'axis-ignored' };

export function whichTorqueStays(applied: Applied): 'body' | 'world' | 'neither' {
  if ('forceBody' in applied) return 'body';
  return 'pointWorld' in applied ? 'world' : 'neither';
}

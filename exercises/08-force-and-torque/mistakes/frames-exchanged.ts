import type { Declared } from 'rigid-body-lab/course';
import type { Applied, Vec3 } from '../solution.js';
import { whichTorqueStays as right } from '../solution.js';
export {
  totalWrench,
  whatStarts,
  bodyWrench,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** Body and world exchanged. */
export const declared: Declared = { score: 9.25, diagnosis: 'frames-exchanged' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  const answer = right(applied, axis);
  if (answer === 'body') return 'world';
  return answer === 'world' ? 'body' : answer;
}

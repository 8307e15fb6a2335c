import { wrenchFromForceAtPoint } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Applied, Pose, Wrench } from '../solution.js';
export {
  pointOnLine,
  power,
  totalWrench,
  whatStarts,
  whereIsTorqueLarger,
  whichGainsMore,
  whichTorqueStays,
} from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function bodyWrench({ position }: Pose, applied: Applied): Wrench {
  if (!('pointWorld' in applied)) throw new Error('not done');
  return wrenchFromForceAtPoint({ position, orientation: [1, 0, 0, 0] }, applied);
}

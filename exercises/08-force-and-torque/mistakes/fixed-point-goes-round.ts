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

/** Every point goes round with the body. */
export const declared: Declared = { score: 9.25, diagnosis: 'fixed-point-goes-round' };

export function whichTorqueStays(applied: Applied, axis: Vec3): 'body' | 'world' | 'both' | 'neither' {
  if (!('pointWorld' in applied)) return right(applied, axis);
  return right({ forceWorld: applied.forceWorld, pointBody: applied.pointWorld }, axis);
}

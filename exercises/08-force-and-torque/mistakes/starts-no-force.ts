import type { Declared } from 'rigid-body-lab/course';
import { norm } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
import { totalWrench } from '../solution.js';
export {
  totalWrench,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** Forces that cancel do nothing. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-force-no-torque' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const { force, torque } = totalWrench(forces, com);
  if (norm(force) === 0) return 'neither';
  return norm(torque) > 0 ? 'both' : 'moves';
}

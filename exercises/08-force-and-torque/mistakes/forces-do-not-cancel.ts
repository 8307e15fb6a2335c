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

/** Any force moves the centre. */
export const declared: Declared = { score: 9.5, diagnosis: 'forces-do-not-cancel' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const { torque } = totalWrench(forces, com);
  const moves = forces.length > 0;
  const turns = norm(torque) > 0;
  if (moves) return turns ? 'both' : 'moves';
  return turns ? 'turns' : 'neither';
}

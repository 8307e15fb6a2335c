import type { Declared } from 'rigid-body-lab/course';
import { cross, norm, subtract } from 'rigid-body-lab';
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

/** One torque is enough. */
export const declared: Declared = { score: 9.5, diagnosis: 'torques-do-not-cancel' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const { force } = totalWrench(forces, com);
  const moves = norm(force) > 0;
  const turns = forces.some((one) => norm(cross(subtract(one.point, com), one.force)) > 0);
  if (moves) return turns ? 'both' : 'moves';
  return turns ? 'turns' : 'neither';
}

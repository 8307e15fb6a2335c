import type { Declared } from 'rigid-body-lab/course';
import { norm, scale } from 'rigid-body-lab';
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

/** The torque about the origin. */
export const declared: Declared = { score: 9.5, diagnosis: 'lever-from-the-origin' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const { force, torque } = totalWrench(forces, scale(com, 0));
  if (norm(force) > 0) return norm(torque) > 0 ? 'both' : 'moves';
  return norm(torque) > 0 ? 'turns' : 'neither';
}

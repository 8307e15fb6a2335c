import type { Declared } from 'rigid-body-lab/course';
import { add, cross, norm, scale, subtract } from 'rigid-body-lab';
import type { Force, Vec3 } from '../solution.js';
export {
  totalWrench,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** The whole force in the mean of the points. */
export const declared: Declared = { score: 9.5, diagnosis: 'all-forces-in-the-middle' };

type Start = 'moves' | 'turns' | 'both' | 'neither';
const answer = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

export function whatStarts(forces: Force[], com: Vec3): Start {
  if (forces.length === 0) return 'neither';
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  const points = forces.reduce<Vec3>((sum, one) => add(sum, one.point), [0, 0, 0]);
  const torque = cross(subtract(points, scale(com, forces.length)), force);
  return answer(norm(force) > 0, norm(torque) > 0);
}

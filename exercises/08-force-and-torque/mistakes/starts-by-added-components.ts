import type { Declared } from 'rigid-body-lab/course';
import { add, cross, subtract } from 'rigid-body-lab';
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

/** x + y + z for the size of a vector. */
export const declared: Declared = { score: 9.5, diagnosis: 'components-added' };

type Start = 'moves' | 'turns' | 'both' | 'neither';
const answer = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

export function whatStarts(forces: Force[], com: Vec3): Start {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  const torque = forces.reduce<Vec3>((sum, one) => add(sum, cross(subtract(one.point, com), one.force)), [0, 0, 0]);
  const size = ([x, y, z]: Vec3): number => x + y + z;
  return answer(size(force) !== 0, size(torque) !== 0);
}

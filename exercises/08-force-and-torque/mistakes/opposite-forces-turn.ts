import type { Declared } from 'rigid-body-lab/course';
import { add, cross, norm, subtract } from 'rigid-body-lab';
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

/** Two opposite forces are a couple, on one line too. */
export const declared: Declared = { score: 9.5, diagnosis: 'opposite-forces-turn' };

type Start = 'moves' | 'turns' | 'both' | 'neither';
const answer = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

export function whatStarts(forces: Force[], com: Vec3): Start {
  const force = forces.reduce<Vec3>((sum, one) => add(sum, one.force), [0, 0, 0]);
  const torque = forces.reduce<Vec3>((sum, one) => add(sum, cross(subtract(one.point, com), one.force)), [0, 0, 0]);
  if (norm(force) > 0) return answer(true, norm(torque) > 0);
  return answer(false, new Set(forces.map((one) => one.point.join())).size > 1);
}

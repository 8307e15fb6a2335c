import type { Declared } from 'rigid-body-lab/course';
import { cross, norm, subtract } from 'rigid-body-lab';
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

/** Sizes added up, not vectors. */
export const declared: Declared = { score: 9.5, diagnosis: 'sizes-added' };

type Start = 'moves' | 'turns' | 'both' | 'neither';
const answer = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

export function whatStarts(forces: Force[], com: Vec3): Start {
  let [force, torque] = [0, 0];
  for (const one of forces) {
    force += norm(one.force);
    torque += norm(cross(subtract(one.point, com), one.force));
  }
  return answer(force > 0, torque > 0);
}

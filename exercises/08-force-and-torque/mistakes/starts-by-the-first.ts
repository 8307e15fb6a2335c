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

/** A return inside the loop. */
export const declared: Declared = { score: 9.5, diagnosis: 'first-force-only' };

type Start = 'moves' | 'turns' | 'both' | 'neither';
const answer = (moves: boolean, turns: boolean): Start =>
  moves && turns ? 'both' : moves ? 'moves' : turns ? 'turns' : 'neither';

export function whatStarts(forces: Force[], com: Vec3): Start {
  for (const { force, point } of forces) {
    return answer(norm(force) > 0, norm(cross(subtract(point, com), force)) > 0);
  }
  return 'neither';
}

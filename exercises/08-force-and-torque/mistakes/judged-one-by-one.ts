import { cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Force } from '../solution.js';
export {
  totalWrench,
  bodyWrench,
  whichTorqueStays,
  pointOnLine,
  whereIsTorqueLarger,
  power,
  whichGainsMore,
} from '../solution.js';

/** A force through the centre moves, any other one turns. */
export const declared: Declared = { score: 9.5, diagnosis: 'each-force-by-itself' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  const kinds = forces
    .filter(({ force }) => force.some((x) => x !== 0))
    .map(({ force, point }) => cross(subtract(point, com), force).some((x) => x !== 0));
  const [moves, turns] = [kinds.includes(false), kinds.includes(true)];
  if (moves && turns) return 'both';
  return moves ? 'moves' : turns ? 'turns' : 'neither';
}

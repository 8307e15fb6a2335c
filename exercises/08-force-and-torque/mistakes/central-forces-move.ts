import { add, cross, subtract } from 'rigid-body-lab';
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

/** Only forces through the centre move it. */
export const declared: Declared = { score: 9.5, diagnosis: 'force-splits' };

export function whatStarts(forces: Force[], com: Vec3): 'moves' | 'turns' | 'both' | 'neither' {
  let [force, torque]: [Vec3, Vec3] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const one of forces) {
    const own = cross(subtract(one.point, com), one.force);
    if (own.every((x) => x === 0)) force = add(force, one.force);
    torque = add(torque, own);
  }
  const [moves, turns] = [force, torque].map((v) => v.some((x) => x !== 0));
  if (moves && turns) return 'both';
  return moves ? 'moves' : turns ? 'turns' : 'neither';
}

import { add, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  brickCorners,
  combinedCentreOfMass,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** The total starts at the second point. */
export const declared: Declared = { score: 7.5, diagnosis: 'a-mass-missing-below' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.slice(1).reduce((sum, p) => sum + p.mass, 0);
  const moment = points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass)), [0, 0, 0]);
  return scale(moment, 1 / mass);
}

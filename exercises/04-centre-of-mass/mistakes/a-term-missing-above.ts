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

/** The loop over the positions ends one too early. */
export const declared: Declared = { score: 7.5, diagnosis: 'a-term-missing-above' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  let moment: Vec3 = [0, 0, 0];
  for (let i = 0; i < points.length - 1; i++) moment = add(moment, scale(points[i].position, points[i].mass));
  return scale(moment, 1 / mass);
}

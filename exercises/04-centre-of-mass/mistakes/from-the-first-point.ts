import { subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  combinedCentreOfMass,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** The first point becomes the origin. */
export const declared: Declared = { score: 8.5, diagnosis: 'from-the-first-point' };

export function relativePositions(points: PointMass[]): Vec3[] {
  return points.map((p) => subtract(p.position, points[0].position));
}

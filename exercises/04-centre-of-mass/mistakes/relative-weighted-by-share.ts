import { scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { relativePositions as right } from '../solution.js';
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

/** The terms of the mean instead of positions. */
export const declared: Declared = { score: 8.5, diagnosis: 'relative-weighted-by-share' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  return right(points, com).map((r, i) => scale(r, points[i].mass / mass));
}

import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The result is written with six digits behind the point. */
export const declared: Declared = { score: 7.5, diagnosis: 'rounded' };

export function centreOfMass(points: PointMass[]): number[] {
  const total = points.reduce((m, p) => m + p.mass, 0);
  const com = [0, 1, 2].map((i) => points.reduce((sum, p) => sum + p.mass * p.position[i], 0) / total);
  return com.map((x) => Number(x.toFixed(6)));
}

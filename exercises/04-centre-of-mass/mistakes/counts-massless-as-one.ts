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

/** A guard against zero that was not needed. */
export const declared: Declared = { score: 8, diagnosis: 'counts-massless-as-one' };

export function centreOfMass(points: PointMass[]): number[] {
  const total = points.reduce((m, p) => m + (p.mass || 1), 0);
  return [0, 1, 2].map((i) => points.reduce((sum, p) => sum + (p.mass || 1) * p.position[i], 0) / total);
}

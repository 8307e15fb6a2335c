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

/** Points below a nanogram are taken for rounding of "massless". */
export const declared: Declared = { score: 9, diagnosis: 'light-ones-left-out' };

export function centreOfMass(points: PointMass[]): number[] {
  const heavy = points.filter((p) => p.mass > 1e-9);
  if (heavy.length === 0) return [0, 0, 0];
  const total = heavy.reduce((m, p) => m + p.mass, 0);
  return [0, 1, 2].map((i) => heavy.reduce((sum, p) => sum + p.mass * p.position[i], 0) / total);
}

import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
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

/** Measured from the average position instead of the centre of mass. */
export const declared: Declared = { score: 8.5, diagnosis: 'from-the-middle' };

export function relativePositions(points: PointMass[]): Vec3[] {
  const mean = (i: number): number => points.reduce((sum, p) => sum + p.position[i], 0) / points.length;
  return points.map((p) => [p.position[0] - mean(0), p.position[1] - mean(1), p.position[2] - mean(2)]);
}

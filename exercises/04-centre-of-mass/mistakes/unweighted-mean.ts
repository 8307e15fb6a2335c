import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
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

/** The average of the positions, whatever the points weigh. */
export const declared: Declared = { score: 7.5, diagnosis: 'unweighted-mean' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mean = (i: number): number => points.reduce((sum, p) => sum + p.position[i], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}

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

/** A weighted mean, and then a mean of it. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-mass-and-count' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const mean = (i: number): number =>
    points.reduce((sum, p) => sum + (p.mass * p.position[i]) / mass / points.length, 0);
  return [mean(0), mean(1), mean(2)];
}

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

/** The mass stands in the loop and in the helper. */
export const declared: Declared = { score: 7.5, diagnosis: 'masses-squared' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const mean = (i: number): number => points.reduce((sum, p) => sum + (p.mass * p.mass * p.position[i]) / mass, 0);
  return [mean(0), mean(1), mean(2)];
}

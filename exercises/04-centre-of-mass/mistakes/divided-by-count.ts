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

/** The weighted sum over the number of points: right only if every mass is 1 kg, as on the slide. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-count' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mean = (i: number): number => points.reduce((sum, p) => sum + p.mass * p.position[i], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}

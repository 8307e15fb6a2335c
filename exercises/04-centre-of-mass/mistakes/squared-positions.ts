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

/** Chaney's eq. 1 as our copy prints it (erratum C1). */
export const declared: Declared = { score: 7.5, diagnosis: 'squared-positions' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const mass = points.reduce((sum, p) => sum + p.mass, 0);
  const mean = (i: number): number => points.reduce((sum, p) => sum + p.mass * p.position[i] ** 2, 0) / mass;
  return [mean(0), mean(1), mean(2)];
}

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

/** The first moments, in kg m. */
export const declared: Declared = { score: 7.5, diagnosis: 'not-divided' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const moment = (i: number): number => points.reduce((sum, p) => sum + p.mass * p.position[i], 0);
  return [moment(0), moment(1), moment(2)];
}

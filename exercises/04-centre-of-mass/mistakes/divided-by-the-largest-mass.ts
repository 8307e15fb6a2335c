import { add, scale } from 'rigid-body-lab';
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

/** Weights between 0 and 1, the thought goes. */
export const declared: Declared = { score: 7.5, diagnosis: 'divided-by-the-largest-mass' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const largest = Math.max(...points.map((p) => p.mass));
  return points.reduce<Vec3>((sum, p) => add(sum, scale(p.position, p.mass / largest)), [0, 0, 0]);
}

import { add, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
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

/** Measured from the first point, which is left out of the total mass. */
export const declared: Declared = { score: 7.5, diagnosis: 'one-left-out' };

export function centreOfMass(points: PointMass[]): Vec3 {
  const start = points[0].position;
  let total = 0;
  let sum: Vec3 = [0, 0, 0];
  for (const { mass, position } of points.slice(1)) {
    total += mass;
    sum = add(sum, scale(subtract(position, start), mass));
  }
  return total === 0 ? [start[0], start[1], start[2]] : add(start, scale(sum, 1 / total));
}

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

/** before = mass for before += mass; points without mass are passed over. */
export const declared: Declared = { score: 7.5, diagnosis: 'joined-with-the-last-mass' };

export function centreOfMass(points: PointMass[]): Vec3 {
  let before = 0;
  let [x, y, z] = [0, 0, 0];
  for (const { mass, position } of points) {
    if (mass === 0) continue;
    const both = before + mass;
    x = (before * x + mass * position[0]) / both;
    y = (before * y + mass * position[1]) / both;
    z = (before * z + mass * position[2]) / both;
    before = mass;
  }
  return [x, y, z];
}

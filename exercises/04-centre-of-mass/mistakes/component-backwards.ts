import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** The last line has its terms the other way round. */
export const declared: Declared = { score: 8.5, diagnosis: 'component-backwards' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map(({ position: [x, y, z] }) => [x - com[0], y - com[1], com[2] - z]);
}

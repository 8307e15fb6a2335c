import { scale, subtract } from 'rigid-body-lab';
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

/** m r - com. */
export const declared: Declared = { score: 8.5, diagnosis: 'only-positions-weighted' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => subtract(scale(p.position, p.mass), com));
}

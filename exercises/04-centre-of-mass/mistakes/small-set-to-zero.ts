import { subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { PointMass } from '../solution.js';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  whichChange,
} from '../solution.js';

/** Differences below a nanometre are taken for noise. */
export const declared: Declared = { score: 9.5, diagnosis: 'small-set-to-zero' };

export function relativePositions(points: PointMass[], com: Vec3): number[][] {
  return points.map((p) => subtract(p.position, com).map((x) => (Math.abs(x) < 1e-9 ? 0 : x)));
}

import { scale, subtract } from 'rigid-body-lab';
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

/** A point without mass has no lever. */
export const declared: Declared = { score: 9.5, diagnosis: 'massless-at-the-centre' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return points.map((p) => scale(subtract(p.position, com), p.mass > 0 ? 1 : 0));
}

import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { PointMass } from '../solution.js';
import { relativePositions as right } from '../solution.js';
export {
  centreOfMass,
  brickCorners,
  combinedCentreOfMass,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

/** m r for r: the terms of the sum that must vanish. */
export const declared: Declared = { score: 8.5, diagnosis: 'relative-weighted' };

export function relativePositions(points: PointMass[], com: Vec3): Vec3[] {
  return right(points, com).map((r, i) => r.map((x) => points[i].mass * x) as Vec3);
}

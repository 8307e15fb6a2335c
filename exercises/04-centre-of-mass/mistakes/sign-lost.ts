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

/** How far from the centre, along each axis. */
export const declared: Declared = { score: 8.5, diagnosis: 'sign-lost' };

export function relativePositions(points: PointMass[], com: Vec3): number[][] {
  return points.map((p) => subtract(p.position, com).map(Math.abs));
}

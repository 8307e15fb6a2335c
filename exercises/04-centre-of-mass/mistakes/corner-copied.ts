import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { brickCorners as right } from '../solution.js';
export {
  centreOfMass,
  combinedCentreOfMass,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';

type Brick = { corner: Vec3; l: number; h: number; d: number };

/** H is a copy of G. */
export const declared: Declared = { score: 7.5, diagnosis: 'corner-copied' };

export function brickCorners(brick: Brick): Vec3[] {
  const corners = right(brick);
  const [x, y, z] = corners[6];
  return [...corners.slice(0, 7), [x, y, z]];
}

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

/** corner is taken for the centre. */
export const declared: Declared = { score: 7.5, diagnosis: 'corner-in-the-middle' };

export function brickCorners(brick: Brick): Vec3[] {
  const { corner, l, h, d } = brick;
  return right({ ...brick, corner: [corner[0] - l / 2, corner[1] - h / 2, corner[2] + d / 2] });
}

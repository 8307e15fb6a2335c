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

/** h along x. */
export const declared: Declared = { score: 7.5, diagnosis: 'length-and-height-swapped' };

export function brickCorners(brick: Brick): Vec3[] {
  return right({ ...brick, l: brick.h, h: brick.l });
}

import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export {
  centreOfMass,
  combinedCentreOfMass,
  relativePositions,
  comShifts,
  heavyCorners,
  nearerPart,
  whichChange,
} from '../solution.js';
import { brickCorners as right } from '../solution.js';

type Brick = { corner: Vec3; l: number; h: number; d: number };

/** The brick comes towards the reader; every edge still has its length. */
export const declared: Declared = { score: 7.5, diagnosis: 'depth-forwards' };

export function brickCorners(brick: Brick): Vec3[] {
  return right({ ...brick, d: -brick.d });
}

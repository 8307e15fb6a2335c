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

/** The slide's program as our copy prints it (erratum L1). */
export const declared: Declared = { score: 7.5, diagnosis: 'length-read-as-one' };

export function brickCorners(brick: Brick): Vec3[] {
  return right({ ...brick, l: 1 });
}

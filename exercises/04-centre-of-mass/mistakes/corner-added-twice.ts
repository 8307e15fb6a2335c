import { add } from 'rigid-body-lab';
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

/** Once in the helper, once in the loop. */
export const declared: Declared = { score: 7.5, diagnosis: 'corner-added-twice' };

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  return right(brick).map((place) => add(place, brick.corner));
}

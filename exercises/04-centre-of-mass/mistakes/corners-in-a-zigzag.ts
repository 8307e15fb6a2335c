import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
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

/** Left to right twice, instead of round the face. */
export const declared: Declared = { score: 7.5, diagnosis: 'corners-in-a-zigzag' };

export function brickCorners(brick: { corner: Vec3; l: number; h: number; d: number }): Vec3[] {
  const [A, B, C, D, E, F, G, H] = right(brick);
  return [A, B, D, C, E, F, H, G];
}

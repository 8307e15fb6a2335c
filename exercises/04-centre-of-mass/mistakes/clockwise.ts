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

/** From A up. */
export const declared: Declared = { score: 7.5, diagnosis: 'clockwise' };

export function brickCorners(brick: Brick): Vec3[] {
  const [A, B, C, D, E, F, G, H] = right(brick);
  return [A, D, C, B, E, H, G, F];
}

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

/** In the upper corners of the back face. */
export const declared: Declared = { score: 7.5, diagnosis: 'mistake-in-part' };

export function brickCorners(brick: Brick): Vec3[] {
  const { corner, h, d } = brick;
  const [, , , , , , G, H] = right({ ...brick, corner, h: d, d: h });
  return [...right(brick).slice(0, 6), G, H];
}

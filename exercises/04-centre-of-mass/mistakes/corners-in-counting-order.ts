import { add } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** Three nested loops, z in the innermost one. */
export const declared: Declared = { score: 7.5, diagnosis: 'corners-in-counting-order' };

export function brickCorners(brick: Brick): Vec3[] {
  const { corner, l, h, d } = brick;
  return [0, l].flatMap((x) => [0, h].flatMap((y) => [0, -d].map((z) => add(corner, [x, y, z]))));
}

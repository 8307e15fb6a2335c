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

/** The far corners stand at l, h and -d. */
export const declared: Declared = { score: 7.5, diagnosis: 'edges-are-places' };

export function brickCorners(brick: Brick): Vec3[] {
  const [x, y, z] = brick.corner;
  const { l, h, d } = brick;
  const face = (depth: number): Vec3[] => [
    [x, y, depth],
    [l, y, depth],
    [l, h, depth],
    [x, h, depth],
  ];
  return [...face(z), ...face(-d)];
}

import { norm, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The centre stays only for a ball that is exactly there. */
export const declared: Declared = { score: 9.5, diagnosis: 'level-still-moves' };

export function comShifts(com: Vec3, ball: Vec3, change: string, axis: number): 'grows' | 'falls' | 'stays' {
  if (norm(subtract(ball, com)) === 0) return 'stays';
  const ahead = ball[axis] > com[axis];
  if (change === 'added') return ahead ? 'grows' : 'falls';
  return ahead ? 'falls' : 'grows';
}

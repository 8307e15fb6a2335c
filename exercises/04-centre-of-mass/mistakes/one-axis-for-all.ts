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

/** The first coordinate is looked at, whichever is asked for. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-axis-for-all' };

export function comShifts(com: Vec3, ball: Vec3, change: string): 'grows' | 'falls' | 'stays' {
  const ahead = change === 'added' ? ball[0] - com[0] : com[0] - ball[0];
  return ahead > 0 ? 'grows' : ahead < 0 ? 'falls' : 'stays';
}

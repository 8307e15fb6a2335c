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

/** What happens to the ball is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'taking-away-like-adding' };

export function comShifts(com: number[], ball: number[], _change: string, axis: number): 'grows' | 'falls' | 'stays' {
  const pull = ball[axis] - com[axis];
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

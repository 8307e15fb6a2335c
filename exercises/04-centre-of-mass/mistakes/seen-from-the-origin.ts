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

/** The side of the origin is looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'seen-from-the-origin' };

export function comShifts(
  _com: number[],
  ball: number[],
  change: 'added' | 'taken away',
  axis: number,
): 'grows' | 'falls' | 'stays' {
  const pull = ball[axis] * (change === 'added' ? 1 : -1);
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

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

/** The sizes of the coordinates are compared. */
export const declared: Declared = { score: 9.5, diagnosis: 'signs-of-places-lost' };

export function comShifts(
  com: number[],
  ball: number[],
  change: 'added' | 'taken away',
  axis: number,
): 'grows' | 'falls' | 'stays' {
  const pull = (Math.abs(ball[axis]) - Math.abs(com[axis])) * (change === 'added' ? 1 : -1);
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

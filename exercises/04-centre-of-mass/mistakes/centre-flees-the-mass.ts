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

/** The difference is taken the other way round. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-flees-the-mass' };

export function comShifts(
  com: number[],
  ball: number[],
  change: 'added' | 'taken away',
  axis: number,
): 'grows' | 'falls' | 'stays' {
  const pull = (com[axis] - ball[axis]) * (change === 'added' ? 1 : -1);
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

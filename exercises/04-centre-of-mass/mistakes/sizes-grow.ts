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

/** Growing is read as moving away from zero. */
export const declared: Declared = { score: 9.5, diagnosis: 'growing-is-outwards' };

export function comShifts(
  com: number[],
  ball: number[],
  change: 'added' | 'taken away',
  axis: number,
): 'grows' | 'falls' | 'stays' {
  const pull = (ball[axis] - com[axis]) * (change === 'added' ? 1 : -1);
  if (pull === 0) return 'stays';
  return pull > 0 === com[axis] >= 0 ? 'grows' : 'falls';
}

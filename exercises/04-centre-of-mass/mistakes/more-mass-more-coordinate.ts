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

/** Only Σ m r is thought of, and of positive coordinates. */
export const declared: Declared = { score: 9.5, diagnosis: 'more-mass-more-coordinate' };

export function comShifts(_com: number[], _ball: number[], change: string): 'grows' | 'falls' | 'stays' {
  return change === 'added' ? 'grows' : 'falls';
}

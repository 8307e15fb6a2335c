import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  combinedCentreOfMass,
  nearerPart,
  relativePositions,
  whichChange,
} from '../solution.js';

/** Equal masses are thought to cancel. */
export const declared: Declared = { score: 9.5, diagnosis: 'equal-masses-cancel' };

export function heavyCorners(): 'edge' | 'face' | 'stays' {
  return 'stays';
}

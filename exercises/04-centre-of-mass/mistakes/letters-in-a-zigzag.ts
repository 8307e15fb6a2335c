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

/** The letters of a face are read row by row. */
export const declared: Declared = { score: 9.5, diagnosis: 'letters-in-a-zigzag' };

const ORDER = 'ABDCEFHG';
const PLACES = ['000', '100', '110', '010', '001', '101', '111', '011'];

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const [p, q] = [first, second].map((name) => PLACES[ORDER.indexOf(name)]);
  const shared = [0, 1, 2].filter((i) => p[i] === q[i]).length;
  if (shared === 2) return 'edge';
  return shared === 1 ? 'face' : 'stays';
}

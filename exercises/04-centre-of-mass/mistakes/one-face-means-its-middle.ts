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

/** Both in front: the middle of the front face. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-face-means-its-middle' };

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const [i, k] = [first, second].map((name) => 'ABCDEFGH'.indexOf(name));
  if (i < 4 === k < 4) return 'face';
  if (Math.abs(i - k) === 4) return 'edge';
  return (i - k) % 2 === 0 ? 'stays' : 'face';
}

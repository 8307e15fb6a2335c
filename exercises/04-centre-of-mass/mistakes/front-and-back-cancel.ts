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

/** One in front and one behind, so they cancel, but for those on one edge. */
export const declared: Declared = { score: 9.5, diagnosis: 'front-and-back-cancel' };

export function heavyCorners(first: string, second: string): 'edge' | 'face' | 'stays' {
  const [i, k] = [first, second].map((name) => 'ABCDEFGH'.indexOf(name));
  if (Math.abs(i - k) === 4) return 'edge';
  if (i < 4 !== k < 4) return 'stays';
  return (i + k) % 2 === 1 ? 'edge' : 'face';
}

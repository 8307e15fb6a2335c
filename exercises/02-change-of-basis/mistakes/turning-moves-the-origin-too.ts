import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Where the point is does not matter. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-moves-the-origin-too' };

export function whatChanges({ point, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  if (frame === 'rests') return 'neither';
  return point === 'rests' ? 'weights' : 'place';
}

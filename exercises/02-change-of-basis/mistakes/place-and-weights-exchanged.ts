import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The place is taken for the place in the frame. */
export const declared: Declared = { score: 9.5, diagnosis: 'place-and-weights-exchanged' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  if (!moved) return 'neither';
  return point === 'rides along' ? 'weights' : 'place';
}

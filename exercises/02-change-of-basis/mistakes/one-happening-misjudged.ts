import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A turn of the axes is thought to change all weights, also zero ones. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-happening-misjudged' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  if (point === 'rides along') return moved ? 'place' : 'neither';
  return moved || frame === 'turned' ? 'weights' : 'neither';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** What rides along moves, and what moves changes both. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-of-them-stays' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  if (!moved) return 'neither';
  return point === 'rides along' ? 'both' : 'weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A point that rests has the same coordinates. */
export const declared: Declared = { score: 9.5, diagnosis: 'what-rests-keeps-its-weights' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point !== 'rides along') return point === 'moves' ? 'both' : 'neither';
  return frame === 'shifted' || (frame === 'turned' && at === 'elsewhere') ? 'place' : 'neither';
}

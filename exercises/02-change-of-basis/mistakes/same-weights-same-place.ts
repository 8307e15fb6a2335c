import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The weights are taken for the point. */
export const declared: Declared = { score: 9.5, diagnosis: 'same-weights-same-place' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point !== 'rests') return point === 'moves' ? 'both' : 'neither';
  return frame === 'shifted' || (frame === 'turned' && at === 'elsewhere') ? 'weights' : 'neither';
}

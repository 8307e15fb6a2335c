import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** The frame rests, so the weights are thought to rest. */
export const declared: Declared = { score: 9.5, diagnosis: 'moving-point-changes-one-number' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'place';
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  if (!moved) return 'neither';
  return point === 'rides along' ? 'place' : 'weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A shift without a turn is thought to leave all components, as it does those of a vector. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-motion-changes-nothing' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  if (frame !== 'turned' || at === 'origin') return 'neither';
  return point === 'rides along' ? 'place' : 'weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** At the origin there is nothing to change. */
export const declared: Declared = { score: 9.5, diagnosis: 'nothing-changes-at-the-origin' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  if (at === 'origin' || frame === 'rests') return 'neither';
  return point === 'rides along' ? 'place' : 'weights';
}

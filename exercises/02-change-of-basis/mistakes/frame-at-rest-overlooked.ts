import type { Declared } from 'rigid-body-lab/course';
import type { Happening } from '../solution.js';
export { toFrame, firstWeight, fromFrame, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** Riding along is thought to be moving, whatever the frame does. */
export const declared: Declared = { score: 9.5, diagnosis: 'frame-at-rest-overlooked' };

export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  if (point === 'moves') return 'both';
  const turnsAbout = frame === 'turned' && at === 'origin';
  if (point === 'rides along') return turnsAbout ? 'neither' : 'place';
  return turnsAbout || frame === 'rests' ? 'neither' : 'weights';
}

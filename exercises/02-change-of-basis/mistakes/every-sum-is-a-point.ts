import type { Declared } from 'rigid-body-lab/course';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, toFrame3, matrixDoes } from '../solution.js';

/** Points make points. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-sum-is-a-point' };

export function kindOfSum(): 'point' | 'vector' | 'neither' {
  return 'point';
}

import type { Declared } from 'rigid-body-lab/course';
export { toFrame, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3, matrixDoes } from '../solution.js';

/** A guess. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function firstWeight(): 'larger' | 'smaller' | 'same' {
  return 'smaller';
}

import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** A list of axes is read as a matrix of columns. */
export const declared: Declared = { score: 9.5, diagnosis: 'rows-taken-for-columns' };

export function matrixDoes({ axes, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  if (then === 'nothing') return 'from weights';
  if (then === 'inverse') return 'to weights';
  if (axes === 'skew') return 'neither';
  return then === 'transpose' ? 'to weights' : 'from weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Inverse and transpose are thought to undo each other. */
export const declared: Declared = { score: 9.5, diagnosis: 'both-taken-for-less' };

export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inRows = (stored === 'rows') !== (then === 'transpose');
  const inverted = then === 'inverse';
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  if (inRows) return 'neither';
  return inverted ? 'to weights' : 'from weights';
}

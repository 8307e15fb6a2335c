import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** The matrix of the axes is thought to lead into their frame. */
export const declared: Declared = { score: 9.5, diagnosis: 'to-and-from-exchanged' };

export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'to weights' : 'from weights';
  return inRows ? 'neither' : inverted ? 'from weights' : 'to weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Rows or an inverse lead to weights, and both do so as well. */
export const declared: Declared = { score: 9.5, diagnosis: 'two-exchanges-count-as-one' };

export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted || inRows ? 'to weights' : 'from weights';
  if (inRows) return 'neither';
  return inverted ? 'to weights' : 'from weights';
}

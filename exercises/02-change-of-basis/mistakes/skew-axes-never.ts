import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Matrices of axes are thought to work for rotations only. */
export const declared: Declared = { score: 9.5, diagnosis: 'skew-axes-never' };

export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'skew') return 'neither';
  return inverted === inRows ? 'from weights' : 'to weights';
}

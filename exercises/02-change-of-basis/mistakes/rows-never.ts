import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Skew axes in the rows are thought to be lost for good. */
export const declared: Declared = { score: 9.5, diagnosis: 'rows-never' };

export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  if (inRows || stored === 'rows') return 'neither';
  return inverted ? 'to weights' : 'from weights';
}

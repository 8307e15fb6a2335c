import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Transposed is inverted, always. */
export const declared: Declared = { score: 9.5, diagnosis: 'transpose-taken-for-the-inverse' };

export function matrixDoes({ stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  return inRows === (then === 'inverse' || then === 'both') ? 'from weights' : 'to weights';
}

import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** What unit axes at right angles are good for is not known. */
export const declared: Declared = { score: 9.5, diagnosis: 'transpose-never-the-inverse' };

export function matrixDoes({ stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (inRows) return 'neither';
  return then === 'inverse' || then === 'both' ? 'to weights' : 'from weights';
}

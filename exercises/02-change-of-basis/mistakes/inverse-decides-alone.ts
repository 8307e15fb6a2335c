import type { Declared } from 'rigid-body-lab/course';
import type { BuiltMatrix } from '../solution.js';
export { toFrame, firstWeight, fromFrame, whatChanges, vectorToFrame, kindOfSum, toFrame3 } from '../solution.js';

/** Nothing but the inverse is looked for. */
export const declared: Declared = { score: 9.5, diagnosis: 'inverse-decides-alone' };

export function matrixDoes({ then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  return then === 'inverse' || then === 'both' ? 'to weights' : 'from weights';
}

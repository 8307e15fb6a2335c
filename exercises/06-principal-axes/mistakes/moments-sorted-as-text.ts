import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** `sort` without a comparison. */
export const declared: Declared = { score: 9.5, diagnosis: 'moments-sorted-as-text' };

export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const [a, b, c] = [...moments].sort();
  if (c > a + b) return 'no body';
  return c === a + b ? 'flat' : 'solid';
}

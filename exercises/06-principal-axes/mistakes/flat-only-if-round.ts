import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A flat body is thought to be a disc. */
export const declared: Declared = { score: 9.5, diagnosis: 'flat-only-if-round' };

export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const [a, b, c] = [...moments].sort((x, y) => x - y);
  if (c > a + b) return 'no body';
  return c === a + b && a === b ? 'flat' : 'solid';
}

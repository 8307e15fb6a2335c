import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** The moments are not sorted. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-moment-compared' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  if (c > a + b) return 'no body';
  return c === a + b ? 'flat' : 'solid';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** The rule for a plate in the plane of x and y. */
export const declared: Declared = { score: 9.5, diagnosis: 'flat-in-one-plane-only' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  if (a > b + c || b > c + a || c > a + b) return 'no body';
  return c === a + b ? 'flat' : 'solid';
}

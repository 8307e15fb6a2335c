import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** The triangle of the moments must not be degenerate. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-limit-forbidden' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  return a < b + c && b < c + a && c < a + b ? 'solid' : 'no body';
}

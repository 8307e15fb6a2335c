import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Flatness is looked for in a moment that is zero. */
export const declared: Declared = { score: 9.5, diagnosis: 'flat-has-a-zero-moment' };

export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const [a, b, c] = [...moments].sort((x, y) => x - y);
  if (c > a + b) return 'no body';
  return a === 0 ? 'flat' : 'solid';
}

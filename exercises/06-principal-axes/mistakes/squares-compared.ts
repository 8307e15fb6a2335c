import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
export { momentAbout, jacobiRotation, momentAfter, principalFrame, principalDirections } from '../solution.js';

/** Pythagoras for moments. */
export const declared: Declared = { score: 9.5, diagnosis: 'squares-compared' };

export function possibleBody(moments: Vec3): 'solid' | 'flat' | 'no body' {
  const [a, b, c] = [...moments].map((x) => x * x).sort((x, y) => x - y);
  if (c > a + b) return 'no body';
  return c === a + b ? 'flat' : 'solid';
}

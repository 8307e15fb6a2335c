import type { Declared } from 'rigid-body-lab/course';
export { eulerStep, rk4Step, errorDividedBy, solve, walkTends, orderOfTableau, cheaper } from '../solution.js';

/** Above and below are exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'tangent-on-the-wrong-side' };

export function eulerLands(start: number, end: number, h: number): 'above' | 'below' | 'on' {
  const missed = h * (end - start);
  if (missed > 0) return 'above';
  return missed < 0 ? 'below' : 'on';
}

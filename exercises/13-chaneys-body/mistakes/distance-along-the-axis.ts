import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Distances between the points, not between the axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'distance-along-the-axis' };

export function claimIs(com: Vec3, a: Vec3, b: Vec3): 'too large' | 'right' | 'too small' {
  const excess = [0, 1, 2].reduce((sum, k) => sum + (b[k] - a[k]) * (com[k] - a[k]), 0);
  if (excess > 0) return 'too large';
  return excess < 0 ? 'too small' : 'right';
}

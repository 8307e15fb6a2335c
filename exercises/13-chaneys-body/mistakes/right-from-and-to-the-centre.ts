import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The rule is trusted if either axis goes through the centre. */
export const declared: Declared = { score: 9.5, diagnosis: 'trusted-at-either-end' };

export function claimIs(com: Vec3, a: Vec3, b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  const squared = (p: Vec3): number => p.reduce((sum, x, k) => sum + (k === axis ? 0 : (x - com[k]) ** 2), 0);
  const [fromA, fromB] = [squared(a), squared(b)];
  if (fromA === 0 || fromB === 0) return 'right';
  return fromB < fromA ? 'too large' : 'too small';
}

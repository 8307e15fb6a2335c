import { add, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The attitude is forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'body-or-world' };

export function tipIs(tip: Vec3, map: { diagRotPos: Mat3; diagLinPos: Vec3 }): 'above' | 'below' | 'level' {
  const height = add(apply(map.diagRotPos, tip), map.diagLinPos)[2];
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

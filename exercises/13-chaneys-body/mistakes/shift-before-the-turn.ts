import { add, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The shift comes first. */
export const declared: Declared = { score: 9.5, diagnosis: 'shift-before-the-turn' };

export function tipIs(
  tip: Vec3,
  map: { diagRotPos: Mat3; diagLinPos: Vec3 },
  rotPos: Mat3,
): 'above' | 'below' | 'level' {
  const height = apply(rotPos, apply(map.diagRotPos, add(tip, map.diagLinPos)))[2];
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

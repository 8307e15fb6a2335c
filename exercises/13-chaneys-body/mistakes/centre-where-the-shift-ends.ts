import { add, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** diagLinPos is taken for the place of the centre of mass. */
export const declared: Declared = { score: 9.5, diagnosis: 'shift-forgotten' };

export function tipIs(tip: Vec3, map: Omit<Diagonalised, 'moments'>, rotPos: Mat3): 'above' | 'below' | 'level' {
  const height = (place: Vec3): number => apply(rotPos, place)[2];
  const above = height(add(apply(map.diagRotPos, tip), map.diagLinPos)) - height(map.diagLinPos);
  if (above > 0) return 'above';
  return above < 0 ? 'below' : 'level';
}

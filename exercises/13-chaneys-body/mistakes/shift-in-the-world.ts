import { add, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The shift comes after the turn to the world. */
export const declared: Declared = { score: 9.5, diagnosis: 'shift-in-the-world' };

export function tipIs(tip: Vec3, map: Omit<Diagonalised, 'moments'>, rotPos: Mat3): 'above' | 'below' | 'level' {
  const [, , z] = add(apply(rotPos, apply(map.diagRotPos, tip)), map.diagLinPos);
  if (z > 0) return 'above';
  return z < 0 ? 'below' : 'level';
}

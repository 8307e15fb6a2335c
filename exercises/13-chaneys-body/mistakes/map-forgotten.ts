import { apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The drawing goes straight to the world. */
export const declared: Declared = { score: 9.5, diagnosis: 'map-forgotten' };

export function tipIs(tip: Vec3, _map: unknown, rotPos: Mat3): 'above' | 'below' | 'level' {
  const height = apply(rotPos, tip)[2];
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

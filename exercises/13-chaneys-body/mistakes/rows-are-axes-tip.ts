import { add, apply } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** A column of rotPos for its row. */
export const declared: Declared = { score: 9.5, diagnosis: 'rows-are-axes' };

export function tipIs(
  tip: Vec3,
  map: { diagRotPos: Mat3; diagLinPos: Vec3 },
  rotPos: Mat3,
): 'above' | 'below' | 'level' {
  const placed = add(apply(map.diagRotPos, tip), map.diagLinPos);
  const height = rotPos.reduce((sum, row, k) => sum + row[2] * placed[k], 0);
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

import { add, apply, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The transpose of diagRotPos. */
export const declared: Declared = { score: 9.5, diagnosis: 'map-turned-back' };

export function tipIs(
  tip: Vec3,
  map: { diagRotPos: Mat3; diagLinPos: Vec3 },
  rotPos: Mat3,
): 'above' | 'below' | 'level' {
  const [u, v, w] = map.diagRotPos;
  const placed = add(add(scale(u, tip[0]), scale(v, tip[1])), scale(w, tip[2]));
  const height = apply(rotPos, add(placed, map.diagLinPos))[2];
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

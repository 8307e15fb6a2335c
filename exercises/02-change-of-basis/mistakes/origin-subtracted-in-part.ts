import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { toFrame as right } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The origin has an x only. */
export const declared: Declared = { score: 7.5, diagnosis: 'origin-subtracted-in-part' };

export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  return right(point, { origin: [origin[0], 0], axes });
}

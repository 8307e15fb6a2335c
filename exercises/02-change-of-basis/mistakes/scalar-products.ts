import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The shortcut that works for perpendicular unit axes only. */
export const declared: Declared = { score: 7.5, diagnosis: 'scalar-products' };

export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  const d = [point[0] - origin[0], point[1] - origin[1]];
  return [axes[0][0] * d[0] + axes[0][1] * d[1], axes[1][0] * d[0] + axes[1][1] * d[1]];
}

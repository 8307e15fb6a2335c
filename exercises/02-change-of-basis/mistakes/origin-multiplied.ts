import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
export { toFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The tips of the axes are multiplied, and u0 is in both. */
export const declared: Declared = { score: 8.5, diagnosis: 'origin-multiplied' };

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const tip = (u: Vec2): Vec2 => [origin[0] + u[0], origin[1] + u[1]];
  return [a * tip(u1)[0] + b * tip(u2)[0], a * tip(u1)[1] + b * tip(u2)[1]];
}

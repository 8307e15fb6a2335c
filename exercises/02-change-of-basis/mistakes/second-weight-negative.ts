import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Vec2 } from '../solution.js';
import { toFrame as right } from '../solution.js';
export { fromFrame, vectorToFrame, toFrame3, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** A minus too many in Cramer’s rule. */
export const declared: Declared = { score: 7.5, diagnosis: 'second-weight-negative' };

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const [alpha, beta] = right(point, frame);
  return [alpha, -beta];
}

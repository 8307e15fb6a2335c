import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from 'rigid-body-lab';
import type { Frame3 } from '../solution.js';
import { toFrame3 as right } from '../solution.js';
export { toFrame, fromFrame, vectorToFrame, firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The frame is taken to start at the origin of e. */
export const declared: Declared = { score: 7.5, diagnosis: 'origin-not-subtracted' };

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  return right(point, { ...frame, origin: [0, 0, 0] });
}

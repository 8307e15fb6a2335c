import { fromBasis, toBasis, vectorToBasis } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Frame2, Frame3, Vec2 } from '../solution.js';

export { firstWeight, whatChanges, kindOfSum, matrixDoes } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  return toBasis(point, frame);
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  return fromBasis(weights, frame);
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  return vectorToBasis(vector, axes);
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  return toBasis(point, frame);
}

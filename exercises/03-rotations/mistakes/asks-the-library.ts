import {
  conjugate,
  eulerFromMatrix,
  matrixFromAxisAngle,
  multiplyQuaternions,
  normalizeQuaternion,
  rotate,
  rotationVectorFromQuaternion,
} from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mat3, Quaternion, Vec3 } from '../solution.js';
export { whichSign, motorsFor, compareTurned, whichProduct } from '../solution.js';

/** The library is asked for the answers: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export const turnAbout = (axis: Vec3, angle: number): Mat3 => matrixFromAxisAngle(axis, angle);
export const anglesOf = (R: Mat3): Vec3 => eulerFromMatrix('ZXY', R).angles;
export const turnVector = (q: Quaternion, v: Vec3): Vec3 => rotate(normalizeQuaternion(q), v);
export const shortestTurn = (from: Quaternion, to: Quaternion): Vec3 =>
  rotationVectorFromQuaternion(multiplyQuaternions(to, conjugate(from)));

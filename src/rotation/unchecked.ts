/**
 * The formulas of the conversions that pass through a quaternion, without checks: public functions
 * check their arguments once, under their own name, and then combine these. Loops that keep |q| = 1
 * themselves may call them directly.
 */
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { norm, normalize } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';

/**
 * A quaternion w + x i + y j + z k. An orientation is a unit one: w = cos(angle/2), (x,
 * y, z) = axis sin(angle/2).
 */
export type Quaternion = [w: number, x: number, y: number, z: number];
/** A `Quaternion` that a function only reads. */
export type ReadonlyQuaternion = readonly [w: number, x: number, y: number, z: number];

/** A rotation by `angle` radians about the unit vector `axis`. */
export interface AxisAngle {
  axis: Vec3;
  angle: number;
}

/**
 * Chaney eq. 10. The factor 2 / |q|² instead of 2 keeps the columns orthonormal when |q| is off by rounding.
 */
export function matrixOfQuaternion([w, x, y, z]: ReadonlyQuaternion): Mat3 {
  const s = 2 / (w * w + x * x + y * y + z * z);
  const xx = s * x * x;
  const yy = s * y * y;
  const zz = s * z * z;
  const xy = s * x * y;
  const yz = s * y * z;
  const zx = s * z * x;
  const wx = s * w * x;
  const wy = s * w * y;
  const wz = s * w * z;
  return [
    [1 - (yy + zz), xy - wz, zx + wy],
    [xy + wz, 1 - (xx + zz), yz - wx],
    [zx - wy, yz + wx, 1 - (xx + yy)],
  ];
}

/**
 * Eq. 10 solved for q. Each branch is the row of products of one component with all four;
 * the largest one is taken.
 */
export function quaternionOfMatrix([[a, b, c], [d, e, f], [g, h, i]]: ReadonlyMat3): Quaternion {
  const ww = 1 + a + e + i;
  const xx = 1 + a - e - i;
  const yy = 1 - a + e - i;
  const zz = 1 - a - e + i;
  const largest = Math.max(ww, xx, yy, zz);
  if (largest === ww) return canonical(unit(ww, h - f, c - g, d - b));
  if (largest === xx) return canonical(unit(h - f, xx, b + d, c + g));
  if (largest === yy) return canonical(unit(c - g, b + d, yy, f + h));
  return canonical(unit(d - b, c + g, f + h, zz));
}

/** The four numbers over their length; not for numbers whose squares under- or overflow. */
export function unit(w: number, x: number, y: number, z: number): Quaternion {
  const length = Math.sqrt(w * w + x * x + y * y + z * z);
  return [w / length, x / length, y / length, z / length];
}

/** Of q and -q the one whose first non-zero component is positive. */
export function canonical([w, x, y, z]: ReadonlyQuaternion): Quaternion {
  const first = w !== 0 ? w : x !== 0 ? x : y !== 0 ? y : z;
  // 0 - x instead of -x: a zero stays +0.
  return first < 0 ? [0 - w, 0 - x, 0 - y, 0 - z] : [w, x, y, z];
}

/** Chaney eq. 9, for a unit axis. */
export function quaternionOfAxisAngle([x, y, z]: ReadonlyVec3, angle: number): Quaternion {
  const s = Math.sin(angle / 2);
  return [Math.cos(angle / 2), x * s, y * s, z * s];
}

/**
 * Eq. 9 solved for axis and angle, angle in [0, pi]; by atan2, because the arc cosine of w returns 0
 * at 1e-8 rad. The identity gets z.
 */
export function axisAngleOfQuaternion(quaternion: ReadonlyQuaternion): AxisAngle {
  const [w, x, y, z] = canonical(quaternion);
  const vector: Vec3 = [x, y, z];
  const length = norm(vector);
  if (length === 0) return { axis: [0, 0, 1], angle: 0 };
  return { axis: normalize(vector), angle: 2 * Math.atan2(length, w) };
}

/**
 * The exponential. sin(angle/2) / angle loses nothing as the angle shrinks, so no series is
 * needed; its limit is 1/2.
 */
export function quaternionOfRotationVector(rotationVector: ReadonlyVec3): Quaternion {
  const [x, y, z] = rotationVector;
  const angle = norm(rotationVector);
  const s = angle === 0 ? 0.5 : Math.sin(angle / 2) / angle;
  return [Math.cos(angle / 2), x * s, y * s, z * s];
}

/** The logarithm, of length at most pi. */
export function rotationVectorOfQuaternion(quaternion: ReadonlyQuaternion): Vec3 {
  const { axis, angle } = axisAngleOfQuaternion(quaternion);
  return [axis[0] * angle, axis[1] * angle, axis[2] * angle];
}

/** q (0, v) q*, written v + w t + u × t with u = (x, y, z) and t = 2 u × v / |q|². */
export function rotated(q: ReadonlyQuaternion, v: ReadonlyVec3): Vec3 {
  // By index: V8 takes an array apart through its iterator, which makes this 24 ns instead of 4.
  const w = q[0];
  const x = q[1];
  const y = q[2];
  const z = q[3];
  const vx = v[0];
  const vy = v[1];
  const vz = v[2];
  const s = 2 / (w * w + x * x + y * y + z * z);
  const tx = s * (y * vz - z * vy);
  const ty = s * (z * vx - x * vz);
  const tz = s * (x * vy - y * vx);
  return [vx + w * tx + (y * tz - z * ty), vy + w * ty + (z * tx - x * tz), vz + w * tz + (x * ty - y * tx)];
}

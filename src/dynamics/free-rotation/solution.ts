/**
 * The motion itself, for any three moments > 0. (Whether a body can have them is the
 * question of free-rotation.ts.)
 *
 * Let l be the direction of the angular momentum in body axes and z the same direction in the world,
 * where it rests. The shortest rotation from l to z, then a turn by some angle about z, is every
 * orientation that carries l to z:
 *
 *     q = e^{k eta} (1 + l3 + l2 i - l1 j) / sqrt(2 (1 + l3)),     l3 >= 0 by the choice of axes.
 *
 * With q' = 1/2 q omega the angle obeys 2 eta' = |L| / J3 + (2 T / |L| - |L| / J3) / (1 + l3),
 * whose solution is eta = precession t + arg theta4(v - i b, q²), because the zeros of 1 + l3 are
 * the zeros of that function. (In full, w + i z and x + i y of q are theta4 and theta1 of v - i b, nome q²,
 * times e^{i precession t}: Klein and Sommerfeld 1897.)
 */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';
import { conjugate, multiplyQuaternions } from '../../rotation/quaternion.js';
import type { Quaternion, ReadonlyQuaternion } from '../../rotation/quaternion.js';
import { FULL_TURN, exactProduct, over, plus, root, times } from './double-double.js';
import { thetaForm, turnCounter } from './theta.js';
import { sizeOf, tumbling } from './tumbling.js';

/**
 * Where a freely turning body is: unit quaternion `[w, x, y, z]` and angular velocity in body axes, rad/s.
 */
export interface RotationState {
  orientation: Quaternion;
  omegaBody: Vec3<'body'>;
}

/** A smaller part of the largest component would underflow when squared; it is taken for zero. */
const NEGLIGIBLE_COMPONENT = 1e-140;

/** omega with the components set to zero that are lost beside the largest. */
export function significant(omega: ReadonlyVec3): Vec3 {
  const least = NEGLIGIBLE_COMPONENT * Math.max(...omega.map(Math.abs));
  return omega.map((x) => (Math.abs(x) < least ? 0 : x)) as Vec3;
}

/** Whether the rotation is about a fixed axis: Euler's equations with no torque give no acceleration. */
export function isSteady([a, b, c]: ReadonlyVec3, [x, y, z]: ReadonlyVec3): boolean {
  const turns = (difference: number, u: number, v: number): boolean => difference !== 0 && u !== 0 && v !== 0;
  return !turns(b - c, y, z) && !turns(c - a, z, x) && !turns(a - b, x, y);
}

/**
 * The exact motion from its state at t = 0; `moments` > 0, `omega` finite, `orientation` unit.
 * Arguments are not checked.
 */
export function freeMotion(
  moments: ReadonlyVec3,
  omegaBody: ReadonlyVec3,
  orientation: ReadonlyQuaternion,
): (t: number) => RotationState {
  const omega = significant(omegaBody);
  return isSteady(moments, omega) ? steadyMotion(omega, orientation) : tumblingMotion(moments, omega, orientation);
}

function steadyMotion(omega: ReadonlyVec3, start: ReadonlyQuaternion): (t: number) => RotationState {
  const size = sizeOf(omega) || 1;
  const scaled = omega.map((x) => x / size) as Vec3;
  const length = root(scaled.map((x) => exactProduct(x, x)).reduce(plus));
  const halfTurns = turnCounter(over(times(length, [size / 2, 0]), FULL_TURN));
  const [x, y, z] = scaled.map((x) => x / (length[0] || 1)) as Vec3;
  const turned = productWith(start);
  return (t) => {
    const half = 2 * Math.PI * halfTurns(t);
    const s = Math.sin(half);
    return {
      orientation: turned(Math.cos(half), x * s, y * s, z * s),
      omegaBody: [omega[0], omega[1], omega[2]],
    };
  };
}

/**
 * The product with a constant quaternion from the left, on scalars: a quarter of the time
 * of a point goes into arrays.
 */
function productWith([a, b, c, d]: ReadonlyQuaternion): (w: number, x: number, y: number, z: number) => Quaternion {
  return (w, x, y, z) => [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

function tumblingMotion(
  moments: ReadonlyVec3,
  omega: ReadonlyVec3,
  start: ReadonlyQuaternion,
): (t: number) => RotationState {
  const motion = tumbling(moments, omega);
  const theta = thetaForm(motion);
  const phase = turnCounter(motion.precession);
  const [p1, p2, p3] = motion.axes;
  const [s1, s2, s3] = motion.signs;
  const [a1, a2, a3] = motion.amplitudes;
  const [l1, l2, l3] = motion.tilts;
  const m1 = motion.m1;
  const out = new Float64Array(5);
  const rate = new Float64Array(3);
  const vector = new Float64Array(3);

  const motionIn = (frame: ReadonlyQuaternion): ((t: number) => RotationState) => {
    const turned = productWith(frame);
    return (t) => {
      theta(t, out);
      const scale = 1 / Math.sqrt(out[0] * out[0] + out[1] * out[1]);
      const sn = scale * out[0];
      const cn = scale * out[1];
      // dn² as a sum: 1 - m sn² would cancel near the separatrix.
      const dn = Math.sqrt(cn * cn + m1 * sn * sn);
      rate[p1] = s1 * a1 * cn;
      rate[p2] = s2 * a2 * sn;
      rate[p3] = s3 * a3 * dn;

      const eta = 2 * Math.PI * phase(t) + out[4];
      const c = Math.cos(eta);
      const s = Math.sin(eta);
      const re = c * out[2] - s * out[3];
      const im = s * out[2] + c * out[3];
      const x = l1 * cn;
      const y = l2 * sn;
      const z = 1 + l3 * dn;
      const unit = 1 / Math.sqrt((re * re + im * im) * (x * x + y * y + z * z));
      vector[p1] = unit * s1 * (y * re + x * im);
      vector[p2] = unit * s2 * (y * im - x * re);
      vector[p3] = unit * s3 * z * im;
      return {
        orientation: turned(unit * z * re, vector[0], vector[1], vector[2]),
        omegaBody: [rate[0], rate[1], rate[2]],
      };
    };
  };
  // Vector parts are written to the body's own axes, which turns the resting frame as
  // well: undone here, once.
  const { orientation } = motionIn([1, 0, 0, 0])(0);
  return motionIn(multiplyQuaternions(start, conjugate(orientation)));
}

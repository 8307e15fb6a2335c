/**
 * Rates of Euler angles and angular velocity, both ways. omega is the sum of three turns, each about its axis
 * where the turns before it in the product have brought that axis. At gimbal lock two of the axes coincide,
 * and an omega across them has no rates at all: the reason why this library integrates quaternions.
 */
import { expectFields } from '../linear/expect-fields.js';
import { expectVec3, expectVector, message } from '../linear/expect.js';
import { apply, multiply, transpose } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { cross, dot } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { GIMBAL_LOCK, TURN_ABOUT, inProductOrder, turnsOf } from './euler-sequence.js';
import type { EulerAngles, EulerSequence, ReadonlyEulerAngles, Turns } from './euler-sequence.js';

/**
 * Rates of the Euler angles of a body that turns with an angular velocity given in world axes.
 *
 * @param options.sequence one of the 24
 * @param options.angles radians, in the order of the letters
 * @param options.omegaWorld angular velocity in world axes, rad/s
 * @returns rad/s, in the order of the letters
 * @throws TypeError for wrong shapes; RangeError for another sequence, values that are
 * not finite, or gimbal lock.
 * @example
 * eulerRateFromOmegaWorld({ sequence: 'ZXY', angles: [deg(90), 0, 0], omegaWorld: [1, 2, 3] });
 * // => [3, 2, -1]
 * eulerRateFromOmegaWorld({ sequence: 'ZXY', angles: [0, deg(90), 0], omegaWorld: [1, 2, 3] });
 * // => throws gimbal lock
 */
export function eulerRateFromOmegaWorld(options: {
  sequence: EulerSequence;
  angles: ReadonlyEulerAngles;
  omegaWorld: ReadonlyVec3<'world'>;
}): EulerAngles {
  expectFields('eulerRateFromOmegaWorld', 'options', options, ['sequence', 'angles', 'omegaWorld']);
  const { sequence, angles, omegaWorld } = options;
  const { turns, axes } = turningAxes('eulerRateFromOmegaWorld', sequence, angles);
  expectVec3('eulerRateFromOmegaWorld', 'omegaWorld', omegaWorld);
  return inProductOrder(turns, ratesAlong('eulerRateFromOmegaWorld', axes, omegaWorld, angles));
}

/**
 * Rates of the Euler angles of a body that turns with an angular velocity given in body axes.
 *
 * @param options.sequence one of the 24
 * @param options.angles radians, in the order of the letters
 * @param options.omegaBody angular velocity in body axes, rad/s
 * @returns rad/s, in the order of the letters
 * @throws TypeError for wrong shapes; RangeError for another sequence, values that are
 * not finite, or gimbal lock.
 * @example
 * eulerRateFromOmegaBody({ sequence: 'ZXY', angles: [deg(90), 0, 0], omegaBody: [1, 2, 3] }); // => [3, 1, 2]
 */
export function eulerRateFromOmegaBody(options: {
  sequence: EulerSequence;
  angles: ReadonlyEulerAngles;
  omegaBody: ReadonlyVec3<'body'>;
}): EulerAngles {
  expectFields('eulerRateFromOmegaBody', 'options', options, ['sequence', 'angles', 'omegaBody']);
  const { sequence, angles, omegaBody } = options;
  const { turns, axes, matrix } = turningAxes('eulerRateFromOmegaBody', sequence, angles);
  expectVec3('eulerRateFromOmegaBody', 'omegaBody', omegaBody);
  return inProductOrder(turns, ratesAlong('eulerRateFromOmegaBody', axes, apply(matrix, omegaBody), angles));
}

/**
 * Angular velocity in world axes of a body whose Euler angles change at given rates.
 *
 * @param options.sequence one of the 24
 * @param options.angles radians, in the order of the letters
 * @param options.eulerRate rad/s, in the order of the letters
 * @returns omegaWorld, rad/s
 * @throws TypeError for wrong shapes; RangeError for another sequence or values that are not finite.
 * @example
 * omegaWorldFromEulerRate({ sequence: 'ZXY', angles: [deg(90), 0, 0], eulerRate: [3, 2, -1] });
 * // => [1, 2, 3]
 */
export function omegaWorldFromEulerRate(options: {
  sequence: EulerSequence;
  angles: ReadonlyEulerAngles;
  eulerRate: ReadonlyEulerAngles;
}): Vec3<'world'> {
  return omegaOf('omegaWorldFromEulerRate', options).omegaWorld;
}

/**
 * Angular velocity in body axes of a body whose Euler angles change at given rates.
 *
 * @param options.sequence one of the 24
 * @param options.angles radians, in the order of the letters
 * @param options.eulerRate rad/s, in the order of the letters
 * @returns omegaBody, rad/s
 * @throws TypeError for wrong shapes; RangeError for another sequence or values that are not finite.
 * @example
 * omegaBodyFromEulerRate({ sequence: 'ZXY', angles: [deg(90), 0, 0], eulerRate: [3, 1, 2] }); // => [1, 2, 3]
 */
export function omegaBodyFromEulerRate(options: {
  sequence: EulerSequence;
  angles: ReadonlyEulerAngles;
  eulerRate: ReadonlyEulerAngles;
}): Vec3<'body'> {
  const { omegaWorld, matrix } = omegaOf('omegaBodyFromEulerRate', options);
  return apply(transpose(matrix), omegaWorld);
}

interface TurningAxes {
  turns: Turns;
  /** The axes of the three turns, in product order, in world coordinates. */
  axes: readonly [Vec3, Vec3, Vec3];
  matrix: Mat3;
}

function turningAxes(where: string, sequence: EulerSequence, angles: ReadonlyEulerAngles): TurningAxes {
  const turns = turnsOf(where, sequence);
  expectVector(where, 'angles', angles, 3);
  const [i, j, l] = turns.axes;
  const [a, b, c] = inProductOrder(turns, angles);
  const first = TURN_ABOUT[i](a);
  const second = multiply(first, TURN_ABOUT[j](b));
  // Ri leaves its own axis alone, so column i of it is that axis.
  return {
    turns,
    axes: [column(first, i), column(first, j), column(second, l)],
    matrix: multiply(second, TURN_ABOUT[l](c)),
  };
}

function column(matrix: ReadonlyMat3, index: number): Vec3 {
  return [matrix[0][index], matrix[1][index], matrix[2][index]];
}

function omegaOf(
  where: string,
  options: { sequence: EulerSequence; angles: ReadonlyEulerAngles; eulerRate: ReadonlyEulerAngles },
): { omegaWorld: Vec3<'world'>; matrix: Mat3 } {
  expectFields(where, 'options', options, ['sequence', 'angles', 'eulerRate']);
  const { turns, axes, matrix } = turningAxes(where, options.sequence, options.angles);
  expectVector(where, 'eulerRate', options.eulerRate, 3);
  const rates = inProductOrder(turns, options.eulerRate);
  return { omegaWorld: apply(transpose(axes), rates), matrix };
}

/**
 * Solves omega = r0 axes[0] + r1 axes[1] + r2 axes[2]; the determinant is the cosine or the
 * sine of the second angle.
 */
function ratesAlong(
  where: string,
  axes: readonly [Vec3, Vec3, Vec3],
  omega: ReadonlyVec3,
  angles: ReadonlyEulerAngles,
): EulerAngles {
  const [u, v, w] = axes;
  const volume = dot(u, cross(v, w));
  if (Math.abs(volume) < GIMBAL_LOCK) {
    const reason =
      'The first and third turns have one axis there, so not every omega has rates: integrate a quaternion.';
    throw new RangeError(message(where, 'angles away from gimbal lock', angles, reason));
  }
  return [dot(omega, cross(v, w)) / volume, dot(omega, cross(w, u)) / volume, dot(omega, cross(u, v)) / volume];
}

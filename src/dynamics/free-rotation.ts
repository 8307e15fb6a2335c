/** The exact motion of a body on which no torque acts: a closed form, no integrator. */
import { expectFields, expectOneOf } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, expectVec3, message } from '../linear/expect.js';
import { apply, transpose } from '../linear/mat3.js';
import type { Mat3, ReadonlyMat3 } from '../linear/mat3.js';
import { eigenOfSymmetric } from '../linear/symmetric.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { conjugate, multiplyQuaternions, normalizeQuaternion, quaternionFromMatrix } from '../rotation/quaternion.js';
import type { ReadonlyQuaternion } from '../rotation/quaternion.js';
import { freeMotion, isSteady, significant } from './free-rotation/solution.js';
import type { RotationState } from './free-rotation/solution.js';
import { tumbling } from './free-rotation/tumbling.js';
import { expectBody, isBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import { expectState } from './state-numbers.js';
import type { RigidBodyState } from './state-numbers.js';

export type { RotationState } from './free-rotation/solution.js';

/**
 * What the body resists with: moments about body axes that are principal axes, or a tensor
 * in any body axes; kg m².
 */
export type Resistance =
  | { /** In the order of the body axes. */ readonly principalMoments: ReadonlyVec3; readonly inertia?: never }
  | { /** About the centre of mass. */ readonly inertia: ReadonlyMat3; readonly principalMoments?: never };

/** The body and how it turns. */
export type TurningOptions = Resistance & {
  /** Angular velocity in body axes, rad/s. */
  readonly omegaBody: ReadonlyVec3<'body'>;
};

/** The body and its state at t = 0. */
export type FreeRotationOptions = TurningOptions & {
  /** Unit quaternion from body to world. */
  readonly orientation: ReadonlyQuaternion;
  /** Angular damping in 1/s, omega' = -c omega (Chaney's rotKD), 0 unless given. */
  readonly angularDamping?: number;
};

/** Rounding of a flat body's moments: the largest may exceed the sum of the others by this part. */
const FLAT = 1e-12;

/**
 * The motion of a body on which no torque acts (Chaney eq. 14 and 18 to 20 with zero torque), solved:
 * returns the function of time that gives orientation and angular velocity at any t, before or after 0.
 * Its error does not grow with time: a few 1e-15 rad after 100 periods, for every motion, also beside
 * and on the separatrix (an intermediate axis that flips never, or once), for symmetric and spherical bodies
 * and for spins about one axis, stable or not.
 *
 * Called as `simulate` is, with a body and a state, or with the numbers that matter. Orientation and angular
 * velocity refer to the body axes that are given. If these are not principal axes, the moments come from
 * `principalAxes`, whose rounding, some 1e-16 of the largest, grows with time here.
 *
 * With `angularDamping` c the angular velocity decays as exp(-c t), and the body goes through the undamped
 * orientations at the times (1 - exp(-c t)) / c. q and -q are one orientation; here q is continuous in time.
 * A component of `omegaBody` below 1e-140 of the largest counts as zero.
 *
 * @param options `principalMoments` or `inertia` kg m², `omegaBody` rad/s, `orientation` unit quaternion,
 * `angularDamping` 1/s
 * @returns function of t in s; orientation as unit quaternion `[w, x, y, z]`, omegaBody in rad/s
 * @throws TypeError for wrong shapes.
 * @throws RangeError for moments that no body has, a quaternion that is not unit, values that are not
 * finite, negative damping.
 * @example
 * const motion = freeRotation({
 *   principalMoments: [1, 2, 3],
 *   omegaBody: [1, 1, 1],
 *   orientation: [1, 0, 0, 0],
 * });
 * motion(50).omegaBody; // => [1.0482372645, -0.9493148252, 1.0163335021]
 * const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
 * freeRotation(body, rigidBodyState({ omegaBody: [0, 0, 2] }))(Math.PI / 2).orientation; // => [0, 0, 0, 1]
 */
export function freeRotation(
  ...given: [body: RigidBody, state: RigidBodyState] | [options: FreeRotationOptions]
): (t: number) => RotationState {
  const where = 'freeRotation';
  const { moments, axes, omegaBody } = turningOf(where, given);
  const { orientation } = given.length === 2 ? given[1] : given[0];
  const { angularDamping = 0 } = given[0];
  expectUnitQuaternion(where, 'orientation', orientation);
  expectFinite(where, 'angularDamping', angularDamping);
  if (angularDamping < 0) {
    const reason = 'Damping takes energy; a negative one would feed it.';
    throw new RangeError(message(where, 'angularDamping >= 0', angularDamping, reason));
  }
  const start = normalizeQuaternion(orientation);
  const principal = axes
    ? inBodyAxes(axes, (toPrincipal) => freeMotion(moments, omegaBody, multiplyQuaternions(start, toPrincipal)))
    : freeMotion(moments, omegaBody, start);
  const motion = angularDamping === 0 ? principal : damped(principal, angularDamping);
  return (t) => {
    expectFinite(where, 't', t);
    // Beyond, the exact products of time and frequency overflow.
    if (!(Math.abs(angularDamping === 0 ? t : Math.expm1(-angularDamping * t) / angularDamping) < 1e150)) {
      const reason =
        angularDamping === 0
          ? 'Time is a finite number.'
          : 'Backward in time, damping makes the body turn ever faster.';
      throw new RangeError(message(where, 't within 1e150 s of the start', t, reason));
    }
    return motion(t);
  };
}

/**
 * The change of time that turns the free motion into the damped one (Chaney's rotKD;
 * erratum C7, convention `rate`).
 */
function damped(motion: (t: number) => RotationState, c: number): (t: number) => RotationState {
  return (t) => {
    const { orientation, omegaBody } = motion(-Math.expm1(-c * t) / c);
    const left = Math.exp(-c * t);
    return { orientation, omegaBody: [omegaBody[0] * left, omegaBody[1] * left, omegaBody[2] * left] };
  };
}

/**
 * A motion in principal axes, told in the body axes in which the principal axes are the columns of `axes`.
 */
function inBodyAxes(
  axes: Mat3,
  motionFrom: (toPrincipal: ReadonlyQuaternion) => (t: number) => RotationState,
): (t: number) => RotationState {
  const toPrincipal = quaternionFromMatrix(axes);
  const toBody = conjugate(toPrincipal);
  const motion = motionFrom(toPrincipal);
  return (t) => {
    const { orientation, omegaBody } = motion(t);
    return { orientation: multiplyQuaternions(orientation, toBody), omegaBody: apply(axes, omegaBody) };
  };
}

/**
 * The time in s after which the angular velocity of a free rotation repeats in body axes: 4 K(m) / lambda.
 * A spin near the axis of the middle moment flips over every half of it. Infinite on the separatrix,
 * which approaches that axis for ever, and for a rotation about a fixed axis, which has nothing to repeat.
 * Called as `freeRotation` is; the orientation and the damping do not count.
 *
 * @param options `principalMoments` or `inertia` kg m², `omegaBody` rad/s
 * @throws TypeError or RangeError for moments that no body has or values that are not finite.
 * @example
 * freeRotationPeriod({ principalMoments: [2, 3, 4], omegaBody: [0.1, 2, 0.1] }); // => 23.929166725
 */
export function freeRotationPeriod(
  ...given: [body: RigidBody, state: RigidBodyState] | [options: TurningOptions]
): number {
  const { moments, omegaBody } = turningOf('freeRotationPeriod', given);
  const omega = significant(omegaBody);
  if (isSteady(moments, omega)) return Infinity;
  return 1 / Math.abs(tumbling(moments, omega).oscillation[0]);
}

/** A body that turns, in its principal axes. */
interface Turning {
  readonly moments: ReadonlyVec3;
  readonly omegaBody: ReadonlyVec3;
  /** The principal axes as columns, unless the body axes are principal ones already. */
  readonly axes?: Mat3;
}

const OPTIONS = ['principalMoments', 'inertia', 'omegaBody', 'orientation', 'angularDamping'];

/** The body and its angular velocity, from either way of calling. */
function turningOf(
  where: string,
  given: readonly [body: RigidBody, state: RigidBodyState] | readonly [options: TurningOptions],
): Turning {
  if (given.length === 2 || isBody(given[0])) {
    expectBody(where, given[0] as RigidBody);
    expectState(where, given[1] as RigidBodyState);
  } else {
    const [options] = given;
    expectFields(where, 'options', options, OPTIONS);
    expectOneOf(where, 'options', options, ['principalMoments', 'inertia']);
  }
  const { omegaBody } = given.length === 2 ? given[1] : given[0];
  expectVec3(where, 'omegaBody', omegaBody);
  const { inertia, principalMoments } = given[0];
  // A body has both: its axes need not be principal, and a tensor that is diagonal stays in its own.
  if (inertia) return inPrincipalAxes(where, inertia, omegaBody);
  expectMoments(where, principalMoments);
  return { moments: principalMoments, omegaBody };
}

function inPrincipalAxes(where: string, inertia: ReadonlyMat3, omegaBody: ReadonlyVec3): Turning {
  const { values, vectors } = eigenOfSymmetric(where, 'inertia', inertia);
  expectMoments(where, values);
  if (inertia.every((row, i) => row.every((entry, j) => i === j || entry === 0))) {
    return { moments: [inertia[0][0], inertia[1][1], inertia[2][2]], omegaBody };
  }
  return { moments: values, omegaBody: apply(transpose(vectors), omegaBody), axes: vectors };
}

function expectMoments(where: string, moments: ReadonlyVec3): void {
  expectVec3(where, 'principalMoments', moments);
  moments.forEach((moment, k) => {
    const reason = 'A rod turns about its own axis without any momentum, so that turn has no equation (erratum C9).';
    expectPositive(where, `principalMoments[${k}]`, moment, reason);
  });
  const [a, b, c] = [...moments].sort((x, y) => x - y) as [number, number, number];
  if (c - b - a > FLAT * c) {
    const reason = `The largest exceeds the sum of the other two by ${c - b - a}, and no body has that (triangle inequality).`;
    throw new RangeError(message(where, 'principalMoments of a body', moments, reason));
  }
}

/** The exact motion of a body on which no torque acts: a closed form, no integrator. */
import { expectFinite, expectPositive, expectVec3, message } from '../linear/expect.js';
import { apply, transpose } from '../linear/mat3.js';
import type { ReadonlyMat3 } from '../linear/mat3.js';
import type { ReadonlyVec3 } from '../linear/vec3.js';
import { principalAxes } from '../mass/principal-axes.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { conjugate, multiplyQuaternions, normalizeQuaternion, quaternionFromMatrix } from '../rotation/quaternion.js';
import type { ReadonlyQuaternion } from '../rotation/quaternion.js';
import { freeMotion, isSteady, significant } from './free-rotation/solution.js';
import type { RotationState } from './free-rotation/solution.js';
import { tumbling } from './free-rotation/tumbling.js';

export type { RotationState } from './free-rotation/solution.js';

/** The body and its state at t = 0. */
export interface FreeRotationOptions {
  /** Moments of inertia about the body axes, which are principal axes; kg m², in the order of the axes. */
  readonly principalMoments: ReadonlyVec3;
  /** Angular velocity in body axes, rad/s. */
  readonly omegaBody: ReadonlyVec3<'body'>;
  /** Unit quaternion from body to world. */
  readonly orientation: ReadonlyQuaternion;
  /** Angular damping in 1/s, omega' = -c omega (Chaney's rotKD), 0 unless given. */
  readonly angularDamping?: number;
}

/** Rounding of a flat body's moments: the largest may exceed the sum of the others by this part. */
const FLAT = 1e-12;

/**
 * The motion of a body on which no torque acts (Chaney eq. 14 and 18 to 20 with zero torque), solved: returns the function
 * of time that gives orientation and angular velocity at any t, before or after 0. Its error does not grow with time: a
 * few 1e-15 rad after 100 periods, for every motion, also beside and on the separatrix (an intermediate axis that flips
 * never, or once), for symmetric and spherical bodies and for spins about one axis, stable or not.
 *
 * With `angularDamping` c the angular velocity decays as exp(-c t), and the body goes through the undamped orientations at
 * the times (1 - exp(-c t)) / c.
 *
 * For body axes that are not principal there is `freeRotationFromInertia`. q and -q are one orientation; here q is
 * continuous in time. A component of `omegaBody` below 1e-140 of the largest counts as zero.
 *
 * @param options `principalMoments` kg m², `omegaBody` rad/s, `orientation` unit quaternion, `angularDamping` 1/s
 * @returns function of t in s; orientation as unit quaternion `[w, x, y, z]`, omegaBody in rad/s
 * @throws TypeError for wrong shapes.
 * @throws RangeError for moments that no body has, a quaternion that is not unit, values that are not finite, negative damping.
 * @example
 * const motion = freeRotation({ principalMoments: [1, 2, 3], omegaBody: [1, 1, 1], orientation: [1, 0, 0, 0] });
 * motion(50).omegaBody; // => [1.0482372645, -0.9493148252, 1.0163335021]
 */
export function freeRotation(options: FreeRotationOptions): (t: number) => RotationState {
  const { principalMoments, omegaBody, orientation, angularDamping = 0 } = options;
  expectMotion('freeRotation', principalMoments, omegaBody);
  expectUnitQuaternion('freeRotation', 'orientation', orientation);
  expectFinite('freeRotation', 'angularDamping', angularDamping);
  if (angularDamping < 0) {
    const reason = 'Damping takes energy; a negative one would feed it.';
    throw new RangeError(message('freeRotation', 'angularDamping >= 0', angularDamping, reason));
  }
  const motion = freeMotion(principalMoments, omegaBody, normalizeQuaternion(orientation));
  const checked = (t: number): RotationState => {
    // Beyond, the exact products of time and frequency overflow.
    if (!(Math.abs(t) < 1e150)) {
      throw new RangeError(message('freeRotation', 't within 1e150 s of the start', t, 'Time is a finite number.'));
    }
    return motion(t);
  };
  return angularDamping === 0 ? checked : (t) => damped(checked, angularDamping, t);
}

/** The change of time that turns the free motion into the damped one (Chaney's rotKD; erratum C7, convention `rate`). */
function damped(motion: (t: number) => RotationState, c: number, t: number): RotationState {
  const { orientation, omegaBody } = motion(-Math.expm1(-c * t) / c);
  const left = Math.exp(-c * t);
  return { orientation, omegaBody: [omegaBody[0] * left, omegaBody[1] * left, omegaBody[2] * left] };
}

/**
 * The time in s after which the angular velocity of a free rotation repeats in body axes: 4 K(m) / lambda. A spin near the
 * axis of the middle moment flips over every half of it. Infinite on the separatrix, which approaches that axis for ever,
 * and for a rotation about a fixed axis, which has nothing to repeat.
 *
 * @param options `principalMoments` kg m² about the body axes, `omegaBody` rad/s
 * @throws TypeError or RangeError for moments that no body has or values that are not finite.
 * @example
 * freeRotationPeriod({ principalMoments: [2, 3, 4], omegaBody: [0.1, 2, 0.1] }); // => 23.929166725
 */
export function freeRotationPeriod(options: Pick<FreeRotationOptions, 'principalMoments' | 'omegaBody'>): number {
  const { principalMoments, omegaBody } = options;
  expectMotion('freeRotationPeriod', principalMoments, omegaBody);
  const omega = significant(omegaBody);
  if (isSteady(principalMoments, omega)) return Infinity;
  return 1 / Math.abs(tumbling(principalMoments, omega).oscillation[0]);
}

function expectMotion(where: string, moments: ReadonlyVec3, omegaBody: ReadonlyVec3): void {
  expectVec3(where, 'principalMoments', moments);
  moments.forEach((moment, k) => {
    const reason = 'A rod turns about its own axis without any momentum, so that turn has no equation (erratum C9).';
    expectPositive(where, `principalMoments[${String(k)}]`, moment, reason);
  });
  const [a, b, c] = [...moments].sort((x, y) => x - y) as [number, number, number];
  if (c - b - a > FLAT * c) {
    const reason = `The largest exceeds the sum of the other two by ${String(c - b - a)}, and no body has that (triangle inequality).`;
    throw new RangeError(message(where, 'principalMoments of a body', moments, reason));
  }
  expectVec3(where, 'omegaBody', omegaBody);
}

/**
 * `freeRotation` of a body whose axes are not its principal axes: orientation and angular velocity refer to the given body
 * axes. The moments come from `principalAxes`, whose rounding, some 1e-16 of the largest, grows with time here.
 *
 * @param options `inertia` tensor about the centre of mass in body axes, kg m²; the others as in `freeRotation`
 * @returns function of t in s, as in `freeRotation`
 * @throws TypeError for wrong shapes; RangeError for a tensor that no body has, and as in `freeRotation`.
 * @example
 * const inertia = [[22, 0, 12], [0, 40, 0], [12, 0, 22]];
 * const motion = freeRotationFromInertia({ inertia, omegaBody: [1, 0, -1], orientation: [1, 0, 0, 0] });
 * motion(Math.PI / Math.SQRT2).orientation; // => [0, 0.7071067812, 0, -0.7071067812]
 */
export function freeRotationFromInertia(
  options: Omit<FreeRotationOptions, 'principalMoments'> & { readonly inertia: ReadonlyMat3 },
): (t: number) => RotationState {
  const { inertia, omegaBody, orientation, ...damping } = options;
  const { moments, axes } = principalAxes(inertia);
  expectVec3('freeRotationFromInertia', 'omegaBody', omegaBody);
  expectUnitQuaternion('freeRotationFromInertia', 'orientation', orientation);
  const toPrincipal = quaternionFromMatrix(axes);
  const motion = freeRotation({
    principalMoments: moments,
    omegaBody: apply(transpose(axes), omegaBody),
    orientation: multiplyQuaternions(orientation, toPrincipal),
    ...damping,
  });
  return (t) => {
    const state = motion(t);
    return {
      orientation: multiplyQuaternions(state.orientation, conjugate(toPrincipal)),
      omegaBody: apply(axes, state.omegaBody),
    };
  };
}

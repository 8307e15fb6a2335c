/**
 * Motion in the plane (lecture: Particle vs. Rigid Body Dynamics, Rigid Bodies in 2D): a particle has a
 * position and a velocity; a body has one angle and one angular velocity more. Counter-clockwise is positive.
 */
import { expectFields, expectRecord } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, expectVector } from '../linear/expect.js';
import type { ReadonlyVec2, Vec2 } from './basis.js';

/** A body in the plane at one instant. */
export interface PlanarBody {
  /** Origin of the body axes, m. */
  readonly position: ReadonlyVec2;
  /** From the world's x axis to the body's, counter-clockwise, radians. */
  readonly angle: number;
  /** Velocity of the origin, m/s. */
  readonly velocity: ReadonlyVec2;
  /** Rate of the angle, omega = d(angle)/dt, rad/s. */
  readonly angularVelocity: number;
}

/**
 * The rate of a particle's state: the position changes with the velocity, the velocity with force / mass.
 * For any number of dimensions; the flat form is what `integrate` takes.
 *
 * @param state position, then velocity: [x, y, vx, vy] in the plane, m and m/s
 * @param options.mass kg
 * @param options.force total force, one component for each of the position, N
 * @returns velocity, then acceleration
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or a
 * mass that is not positive.
 * @example
 * particleDerivative([0, 10, 3, 0], { mass: 2, force: [0, -20] }); // => [3, 0, 0, -10]
 */
export function particleDerivative(
  state: readonly number[],
  options: { mass: number; force: readonly number[] },
): number[] {
  expectFields('particleDerivative', 'options', options, ['mass', 'force']);
  const { mass, force } = options;
  const given: unknown = state;
  const dimension = Array.isArray(given) ? Math.max(1, Math.floor(given.length / 2)) : 2;
  expectVector('particleDerivative', 'state', state, 2 * dimension);
  expectVector('particleDerivative', 'force', force, dimension);
  expectPositive('particleDerivative', 'mass', mass, 'Acceleration is force over mass.');
  return [...state.slice(dimension), ...Array.from(force, (component) => component / mass)];
}

/**
 * The rate of a planar body's state: position and velocity as of a particle at the centre of mass,
 * the angle changes with the angular velocity, and the angular velocity with torque / moment of inertia.
 *
 * @param state [x, y, angle, vx, vy, angularVelocity] of the centre of mass; m, rad, m/s, rad/s
 * @param options.mass kg
 * @param options.momentOfInertia about the centre of mass, kg m²
 * @param options.force total force, N
 * @param options.torque total torque about the centre of mass, N m, counter-clockwise positive
 * @returns the rate of each entry
 * @throws TypeError for wrong shapes; RangeError for values that are not finite, or a mass
 * or moment that is not positive.
 * @example
 * planarBodyDerivative([0, 0, 1, 5, 6, 7], { mass: 2, momentOfInertia: 4, force: [1, 3], torque: 10 });
 * // => [5, 6, 7, 0.5, 1.5, 2.5]
 */
export function planarBodyDerivative(
  state: readonly number[],
  options: { mass: number; momentOfInertia: number; force: ReadonlyVec2; torque: number },
): number[] {
  expectFields('planarBodyDerivative', 'options', options, ['mass', 'momentOfInertia', 'force', 'torque']);
  const { mass, momentOfInertia, force, torque } = options;
  expectVector('planarBodyDerivative', 'state', state, 6);
  expectPositive('planarBodyDerivative', 'mass', mass, 'Acceleration is force over mass.');
  const reason = 'Angular acceleration is torque over moment of inertia.';
  expectPositive('planarBodyDerivative', 'momentOfInertia', momentOfInertia, reason);
  expectVector('planarBodyDerivative', 'force', force, 2);
  expectFinite('planarBodyDerivative', 'torque', torque);
  return [state[3], state[4], state[5], force[0] / mass, force[1] / mass, torque / momentOfInertia];
}

/**
 * A body in the plane; what is left out is zero.
 *
 * @param options.position of the origin of the body axes, m
 * @param options.angle counter-clockwise from the world's x axis to the body's, radians
 * @param options.velocity of the origin, m/s
 * @param options.angularVelocity rate of the angle, rad/s
 * @returns a frozen record
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * planarBody({ angle: 0.5 }).angularVelocity; // => 0
 */
export function planarBody(options: Partial<PlanarBody>): PlanarBody {
  expectFields('planarBody', 'options', options, ['position', 'angle', 'velocity', 'angularVelocity']);
  const { position = [0, 0], angle = 0, velocity = [0, 0], angularVelocity = 0 } = options;
  const body: PlanarBody = { position, angle, velocity, angularVelocity };
  expectBody('planarBody', body);
  return Object.freeze(body);
}

/**
 * World coordinates of a point of a planar body: the position plus the point turned by the angle.
 *
 * @param pointBody in body axes, m
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * planarToWorld([1, 0], planarBody({ position: [5, 0], angle: deg(90) })); // => [5, 1]
 */
export function planarToWorld(pointBody: ReadonlyVec2, body: PlanarBody): Vec2 {
  expectVector('planarToWorld', 'pointBody', pointBody, 2);
  expectBody('planarToWorld', body);
  const [x, y] = turned(pointBody, body.angle);
  return [body.position[0] + x, body.position[1] + y];
}

/**
 * Body coordinates of a point of the world.
 *
 * @param pointWorld m
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * planarToBody([5, 1], planarBody({ position: [5, 0], angle: deg(90) })); // => [1, 0]
 */
export function planarToBody(pointWorld: ReadonlyVec2, body: PlanarBody): Vec2 {
  expectVector('planarToBody', 'pointWorld', pointWorld, 2);
  expectBody('planarToBody', body);
  return turned([pointWorld[0] - body.position[0], pointWorld[1] - body.position[1]], -body.angle);
}

/**
 * World velocity of a point of a planar body. Its part from the turning is at a right angle
 * to the arm r from the origin and has the speed r |omega|: the lecture's v = r omega is that speed,
 * not a vector (erratum L17).
 *
 * @param pointBody in body axes, m
 * @returns m/s
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * planarPointVelocity([3, 0], planarBody({ angularVelocity: 2 })); // => [0, 6]
 */
export function planarPointVelocity(pointBody: ReadonlyVec2, body: PlanarBody): Vec2 {
  expectVector('planarPointVelocity', 'pointBody', pointBody, 2);
  expectBody('planarPointVelocity', body);
  const [x, y] = turned(pointBody, body.angle);
  return [body.velocity[0] - body.angularVelocity * y, body.velocity[1] + body.angularVelocity * x];
}

/**
 * Torque of a force in the plane, the z component of d × F: positive turns counter-clockwise.
 * It is zero whenever the force points along the lever arm, not only when the arm is zero (erratum L12).
 *
 * @param options.lever from the reference point to the point of application, m
 * @param options.force N
 * @returns N m
 * @throws TypeError for wrong shapes; RangeError for values that are not finite.
 * @example
 * planarTorque({ lever: [3, 0], force: [0, 5] }); // => 15
 */
export function planarTorque(options: { lever: ReadonlyVec2; force: ReadonlyVec2 }): number {
  expectFields('planarTorque', 'options', options, ['lever', 'force']);
  const { lever, force } = options;
  expectVector('planarTorque', 'lever', lever, 2);
  expectVector('planarTorque', 'force', force, 2);
  return lever[0] * force[1] - lever[1] * force[0];
}

/**
 * The angle that an arc subtends: arc length over radius (lecture: Angular Velocity), one radian for an
 * arc as long as its radius.
 *
 * @param options.arcLength m, counter-clockwise positive
 * @param options.radius m
 * @returns radians
 * @throws TypeError or RangeError unless both are finite numbers and the radius is positive.
 * @example
 * angleFromArc({ arcLength: 3, radius: 2 }); // => 1.5
 */
export function angleFromArc(options: { arcLength: number; radius: number }): number {
  expectFields('angleFromArc', 'options', options, ['arcLength', 'radius']);
  const { arcLength, radius } = options;
  expectFinite('angleFromArc', 'arcLength', arcLength);
  expectPositive('angleFromArc', 'radius', radius, 'An arc has a centre some way off.');
  return arcLength / radius;
}

function turned([x, y]: ReadonlyVec2, angle: number): Vec2 {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [c * x - s * y, s * x + c * y];
}

function expectBody(where: string, body: PlanarBody): void {
  expectRecord(where, 'body', body, 'planarBody makes one.');
  expectVector(where, 'position', body.position, 2);
  expectFinite(where, 'angle', body.angle);
  expectVector(where, 'velocity', body.velocity, 2);
  expectFinite(where, 'angularVelocity', body.angularVelocity);
}

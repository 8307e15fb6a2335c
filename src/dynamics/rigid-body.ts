/** The constants of a rigid body (Chaney section 2.2; lecture: Rigid Body Dynamics). */
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectPositive, expectVec3, message } from '../linear/expect.js';
import type { Mat3 } from '../linear/mat3.js';
import { symmetricEigen } from '../linear/symmetric-eigen.js';
import { norm } from '../linear/vec3.js';
import type { Vec3 } from '../linear/vec3.js';
import { expectMassProperties } from '../mass/expect-mass.js';
import type { MassProperties } from '../mass/mass-properties.js';

/** What does not change while a body moves; frozen. `rigidBody` makes one. */
export interface RigidBody {
  /** kg */
  readonly mass: number;
  /** Tensor about the centre of mass in body axes, kg m². */
  readonly inertia: Mat3;
  /** Ascending, kg m². */
  readonly principalMoments: Vec3;
  /** The principal axes in body axes, as columns. */
  readonly principalAxes: Mat3;
  /** Acceleration of free fall, m/s². */
  readonly gravity: Vec3<'world'>;
  /** 1/s: velocity' = … - linearDamping velocity. */
  readonly linearDamping: number;
  /** 1/s: omegaBody' = … - angularDamping omegaBody. */
  readonly angularDamping: number;
}

/** How far the centre of mass may be from the origin, in radii of gyration: rounding of a diagonalisation. */
const CENTRED = 1e-9;

/**
 * A rigid body. States of it refer to the axes in which `massProperties` are given, with their origin
 * at the centre of mass. Those axes need not be principal ones.
 *
 * @param options massProperties; gravity, a world vector in m/s², none by default; linearDamping
 * and angularDamping in 1/s, none by default: v' = -c v and omega' = -c omega (the published class of Chaney
 * scales its factors like this, erratum C7)
 * @throws RangeError if the mass is not positive, the inertia is not that of a body, the centre of mass
 * is not the origin (diagonalize moves it there) or a damping is negative
 * @example
 * const brick = rigidBody({
 *   massProperties: solidBox({ size: [4, 2, 1], mass: 12 }),
 *   gravity: [0, 0, -9.81],
 * });
 * brick.principalMoments; // => [5, 17, 20]
 */
export function rigidBody(options: {
  massProperties: MassProperties;
  gravity?: Vec3<'world'>;
  linearDamping?: number;
  angularDamping?: number;
}): RigidBody {
  const where = 'rigidBody';
  expectFields(where, 'options', options, ['massProperties', 'gravity', 'linearDamping', 'angularDamping']);
  const { massProperties, gravity = [0, 0, 0], linearDamping = 0, angularDamping = 0 } = options;
  expectMassProperties(where, 'massProperties', massProperties);
  const { mass, com, inertia } = massProperties;
  expectPositive(where, 'massProperties.mass', mass, 'A force on a body without mass has no finite effect.');
  // Not `principalAxes`, which makes nearly equal moments one: every formula of motion
  // uses the tensor as it is.
  const { values: moments, vectors: axes } = symmetricEigen(inertia);
  if (norm(com) > CENTRED * Math.sqrt(moments[2] / mass)) {
    throw new RangeError(
      message(
        where,
        'the centre of mass at the origin',
        com,
        'Body axes start at the centre of mass: diagonalize(massProperties).massProperties does, and tells how it moved.',
      ),
    );
  }
  expectVec3(where, 'gravity', gravity);
  expectDamping(where, 'linearDamping', linearDamping);
  expectDamping(where, 'angularDamping', angularDamping);
  return bodyOf({
    mass,
    inertia: frozenRows(inertia),
    principalMoments: Object.freeze(moments) as Vec3,
    principalAxes: frozenRows(axes),
    gravity: Object.freeze([...gravity]) as unknown as Vec3<'world'>,
    linearDamping,
    angularDamping,
  });
}

/** A body of these constants, which fit together: what `rigidBody` has checked, or a test wants without. */
export function bodyOf(constants: RigidBody): RigidBody {
  const body = Object.freeze(constants);
  made.add(body);
  return body;
}

/** Every body that `rigidBody` has made: a record of the same fields need not fit together. */
const made = new WeakSet<RigidBody>();

/** Whether `rigidBody` has made the value. */
export function isBody(value: unknown): value is RigidBody {
  return made.has(value as RigidBody);
}

/** Throws unless `rigidBody` has made the value. */
export function expectBody(where: string, body: RigidBody, name = 'body'): void {
  if (isBody(body)) return;
  const reason = 'rigidBody({ massProperties, … }) checks the values and finds the principal axes.';
  throw new TypeError(message(where, `${name} to be made by rigidBody`, body, reason));
}

function expectDamping(where: string, name: string, value: number): void {
  expectFinite(where, name, value);
  if (value < 0) throw new RangeError(message(where, `${name} >= 0`, value, 'Damping takes energy out of a motion.'));
}

function frozenRows(matrix: Readonly<Mat3>): Mat3 {
  return Object.freeze(matrix.map((row) => Object.freeze([...row]))) as unknown as Mat3;
}

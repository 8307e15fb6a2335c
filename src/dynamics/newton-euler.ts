/**
 * The equations of motion in Chaney's variables: position, quaternion, velocity,
 * angular velocity in body axes.
 */
import { expectRecord } from '../linear/expect-fields.js';
import { expectVec3, expectVector } from '../linear/expect.js';
import { apply } from '../linear/mat3.js';
import { add, cross, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { inverseOf } from '../mass/inertia.js';
import { expectFiniteWrench, readableLoads } from './loads.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import { STATE } from './state.js';
import { stateAt } from './state-numbers.js';
import type { Loads, Wrench } from './wrench.js';

const NO_WRENCH: Readonly<Wrench> = { force: [0, 0, 0], torque: [0, 0, 0] };

/**
 * The accelerations that a wrench gives a body:
 * v' = F / m + g - c v (Chaney eq. 7) and I omega' = torque - omega × I omega - c I omega (eq. 21).
 *
 * Without torque omega still changes unless it is along a principal axis: that is what omega × I omega does.
 *
 * @param motion velocity and omegaBody of the body; a state has them
 * @returns acceleration in m/s² in world axes, angularAccelerationBody in rad/s² in body axes
 * @throws RangeError if a principal moment is zero: a torque about such an axis has no
 * finite effect (erratum C9)
 * @example
 * const body = rigidBody({
 *   massProperties: {
 *     mass: 2,
 *     com: [0, 0, 0],
 *     inertia: [[1, 0, 0], [0, 2, 0], [0, 0, 3]],
 *   },
 * });
 * const motion = rigidBodyState({ omegaBody: [1, 1, 0] });
 * accelerations(body, motion, { force: [4, 0, 0], torque: [0, 0, 0] });
 * // => { acceleration: [2, 0, 0], angularAccelerationBody: [0, 0, -0.3333333333333333] }
 */
export function accelerations(
  body: RigidBody,
  motion: { readonly velocity: ReadonlyVec3<'world'>; readonly omegaBody: ReadonlyVec3<'body'> },
  wrench: Readonly<Wrench>,
): { acceleration: Vec3<'world'>; angularAccelerationBody: Vec3<'body'> } {
  expectBody('accelerations', body);
  expectRecord('accelerations', 'motion', motion, 'It has velocity and omegaBody; a state does.');
  expectVec3('accelerations', 'velocity', motion.velocity);
  expectVec3('accelerations', 'omegaBody', motion.omegaBody);
  expectFiniteWrench('accelerations', 'wrench', wrench);
  const inertiaInverse = inverseOf('accelerations', body.principalMoments, body.principalAxes);
  const { mass, inertia, gravity, linearDamping, angularDamping } = body;
  const { velocity, omegaBody } = motion;
  const { force, torque } = wrench;
  const gyroscopic = cross(omegaBody, apply(inertia, omegaBody));
  return {
    acceleration: subtract(add(scale(force, 1 / mass), gravity), scale(velocity, linearDamping)),
    angularAccelerationBody: subtract(
      apply(inertiaInverse, subtract(torque, gyroscopic)),
      scale(omegaBody, angularDamping),
    ),
  };
}

/** y' = f(t, y) in both forms: a fresh array, or written into `out`. */
export interface Derivative {
  (t: number, y: ArrayLike<number>): number[];
  (t: number, y: ArrayLike<number>, out: Float64Array): void;
}

/**
 * The equations of motion as `f(t, y) => y'` for the 13 numbers of `packState` (Chaney eq.
 * 6, 7, 14, 18 to 20, 27):
 *
 *   position' = velocity,   orientation' = 1/2 orientation (0, omegaBody),
 *   velocity' and omegaBody' by `accelerations`
 *
 * Everything is computed from the y that is handed in, at every stage of a step. `simulate` runs these
 * equations; this is the reference that it is tested against. Called as `f(t, y, out)`, as `integrate` does,
 * it writes y' into `out`.
 *
 * @param loads what acts on the body, nothing by default; gravity and damping of the body act anyway
 * @throws RangeError if a principal moment is zero; TypeError, when called, unless y has 13 numbers
 * @example
 * const body = rigidBody({ massProperties: solidSphere({ radius: 1, mass: 2 }), gravity: [0, 0, -10] });
 * const f = newtonEulerDerivative(body);
 * f(0, packState(rigidBodyState({ velocity: [1, 0, 0], omegaBody: [0, 0, 2] })));
 * // => [1, 0, 0, 0, 0, 0, 1, 0, 0, -10, 0, 0, 0]
 */
export function newtonEulerDerivative(body: RigidBody, loads?: Loads): Derivative {
  const where = 'newtonEulerDerivative';
  expectBody(where, body);
  const [[jxx, jxy, jxz], [, jyy, jyz], [, , jzz]] = inverseOf(where, body.principalMoments, body.principalAxes);
  const [[ixx, ixy, ixz], [, iyy, iyz], [, , izz]] = body.inertia;
  const [gx, gy, gz] = body.gravity;
  const { mass, linearDamping, angularDamping } = body;
  const wrenchAt = loads === undefined ? undefined : readableLoads(where, loads);

  // In components: with the vectors of `accelerations`, which become garbage at each stage, a step
  // takes four times as long.
  function derivative(t: number, y: ArrayLike<number>): number[];
  function derivative(t: number, y: ArrayLike<number>, out: Float64Array): void;
  function derivative(t: number, y: ArrayLike<number>, out?: Float64Array): ArrayLike<number> {
    // The numbers of an integrator, a Float64Array, are numbers: it refuses what is not finite itself.
    if (!(y instanceof Float64Array) || y.length !== STATE.size) expectVector(where, 'y', y, STATE.size);
    const rate = out ?? new Array<number>(STATE.size);
    const { force, torque } = wrenchAt ? wrenchAt(t, stateAt(y, 0)) : NO_WRENCH;
    // The quaternion of the stage, which is not quite of length one: the rate is linear in
    // it (Chaney eq. 14 in 29).
    const w = y[3];
    const x = y[4];
    const yy = y[5];
    const z = y[6];
    const p = y[10];
    const q = y[11];
    const r = y[12];
    rate[0] = y[7];
    rate[1] = y[8];
    rate[2] = y[9];
    rate[3] = (-x * p - yy * q - z * r) / 2;
    rate[4] = (w * p - z * q + yy * r) / 2;
    rate[5] = (z * p + w * q - x * r) / 2;
    rate[6] = (x * q - yy * p + w * r) / 2;
    // Eq. 7.
    rate[7] = force[0] / mass + gx - linearDamping * y[7];
    rate[8] = force[1] / mass + gy - linearDamping * y[8];
    rate[9] = force[2] / mass + gz - linearDamping * y[9];
    // Eq. 21 with L = I omega: omega' = I^-1 (torque - omega × L).
    const lx = ixx * p + ixy * q + ixz * r;
    const ly = ixy * p + iyy * q + iyz * r;
    const lz = ixz * p + iyz * q + izz * r;
    const mx = torque[0] - (q * lz - r * ly);
    const my = torque[1] - (r * lx - p * lz);
    const mz = torque[2] - (p * ly - q * lx);
    rate[10] = jxx * mx + jxy * my + jxz * mz - angularDamping * p;
    rate[11] = jxy * mx + jyy * my + jyz * mz - angularDamping * q;
    rate[12] = jxz * mx + jyz * my + jzz * mz - angularDamping * r;
    return rate;
  }
  return derivative;
}

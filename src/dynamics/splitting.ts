/**
 * A geometric integrator of free rotation. The energy is a sum of three, L1²/2 I1 + L2²/2 I2 + L3²/2 I3,
 * and with one of them alone the body turns about that axis at a constant rate: an exact rotation.
 * A symmetric sequence of such rotations is a step that keeps the angular momentum to rounding and whose
 * energy error stays bounded for ever, because it is the exact motion of a body with slightly different
 * energy (McLachlan 1993; Reich 1994; Hairer, Lubich, Wanner, Geometric Numerical Integration, VII.5).
 * RK4 loses both a little at every step.
 */
import { expectTurnable } from '../mass/inertia.js';
import { expectFields, expectList, expectRecord } from '../linear/expect-fields.js';
import { expectFinite, expectVector, message } from '../linear/expect.js';
import { inLeaps, runSteps } from '../integration/run.js';
import { keptTimes, scheduleOf } from '../integration/schedule.js';
import { trajectoryOf } from '../integration/trajectory.js';
import type { Trajectory } from '../integration/trajectory.js';
import { rotated } from '../rotation/unchecked.js';
import { principalFrame } from './stepping/principal-body.js';
import type { PrincipalBody } from './stepping/principal-body.js';
import { expectBody } from './rigid-body.js';
import type { RigidBody } from './rigid-body.js';
import { STATE } from './state.js';
import type { RigidBodyState } from './state.js';
import { expectState, numbersOf, stateAt, stateColumns } from './state-numbers.js';

/** A symmetric sequence of steps of second order, as fractions of the whole, that raises the order. */
export interface Composition {
  readonly name: string;
  /** They sum to 1 and read the same in both directions. */
  readonly fractions: readonly number[];
  readonly order: number;
}

/**
 * One step of second order: half a turn time about axes 1 and 2, a whole about 3, half
 * about 2 and 1 (Strang 1968).
 */
export const strang: Composition = Object.freeze({ name: 'Strang', fractions: Object.freeze([1]), order: 2 });

const outer = 1 / (4 - Math.cbrt(4));
/**
 * Five steps of second order, the middle one backward, that cancel the error of third order (Suzuki 1990).
 */
export const suzuki4: Composition = Object.freeze({
  name: 'Suzuki 4',
  fractions: Object.freeze([outer, outer, 1 - 4 * outer, outer, outer]),
  order: 4,
});

/**
 * The motion of a body without loads and damping by exact rotations about its principal axes;
 * gravity moves its centre of mass on the exact parabola. Over any time the angular momentum stays
 * to rounding and the energy error stays bounded.
 *
 * @param options duration, stepSize and every as for `simulate`; composition `strang` by default
 * @throws RangeError for a body with damping or with a zero moment of inertia;
 * for a stepSize that is not positive
 * @example
 * const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }) });
 * const start = rigidBodyState({ omegaBody: [0.1, 2, 0.1] });
 * const run = simulateBySplitting(body, start, { duration: 100, stepSize: 0.05 });
 * driftReport(body, run).angularMomentum.largest < 1e-14; // => true
 */
export function simulateBySplitting(
  body: RigidBody,
  state: RigidBodyState,
  options: { duration: number; stepSize: number; composition?: Composition; every?: number },
): Trajectory<RigidBodyState> {
  const where = 'simulateBySplitting';
  expectBody(where, body);
  expectFields(where, 'options', options, ['duration', 'stepSize', 'composition', 'every']);
  const { duration, stepSize, composition = strang, every } = options;
  expectTurnable(where, body.principalMoments);
  if (body.linearDamping !== 0 || body.angularDamping !== 0) {
    throw new RangeError(
      message(
        where,
        'a body without damping',
        [body.linearDamping, body.angularDamping],
        'What this method keeps, damping takes away: use simulate.',
      ),
    );
  }
  expectComposition(where, composition);
  expectState(where, state);
  expectFinite(where, 'duration', duration);
  const schedule = scheduleOf(where, { t0: 0, t1: duration, stepSize, every }, STATE.size);
  const frame = principalFrame(body);
  const y = numbersOf(state);
  frame.enter(y);
  const advance = inLeaps(schedule, splittingSteps(frame.body, composition, y));
  const values = runSteps(schedule, { where, columns: stateColumns, advance }, y);
  frame.leave(values);
  return trajectoryOf({ times: keptTimes(schedule), values, columns: stateColumns, stateAt });
}

/** Throws unless the value is a sequence of fractions that make one step. */
function expectComposition(where: string, composition: Composition): void {
  expectRecord(where, 'composition', composition, 'It is {name, fractions, order}, such as strang.');
  const { fractions } = composition;
  expectList(where, 'composition.fractions', fractions, { least: 1, reason: 'They are parts of a step.' });
  expectVector(where, 'composition.fractions', fractions, fractions.length);
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  if (Math.abs(sum - 1) > 1e-12) {
    throw new RangeError(message(where, 'composition.fractions to sum to 1', sum, 'They make up one step.'));
  }
}

/** Steps in principal axes for the motion that has the angular momentum of `start`. */
function splittingSteps(
  { i1, i2, i3, gx, gy, gz }: PrincipalBody,
  { fractions }: Composition,
  start: Float64Array,
): (y: Float64Array, h: number, count: number) => void {
  const inverseMoments = [i1, i2, i3];
  const gravity = [gx, gy, gz];
  const momentumBody = new Float64Array(3);
  const read = (y: Float64Array): [w: number, x: number, y: number, z: number] => [y[3], y[4], y[5], y[6]];
  const momentumWorld = rotated(read(start), [start[10] / i1, start[11] / i2, start[12] / i3]);
  /** The exact turn about axis i for a time; j and k are the axes after it. */
  const turn = (q: Float64Array, i: number, time: number): void => {
    const j = (i + 1) % 3;
    const k = (i + 2) % 3;
    const half = (momentumBody[i] * inverseMoments[i] * time) / 2;
    const c = Math.cos(half);
    const s = Math.sin(half);
    // The momentum, fixed in the world, turns backward in the body, by the whole angle.
    const cos = c * c - s * s;
    const sin = 2 * s * c;
    const [lj, lk] = [momentumBody[j], momentumBody[k]];
    momentumBody[j] = cos * lj + sin * lk;
    momentumBody[k] = cos * lk - sin * lj;
    // q times (cos half, sin half about axis i).
    const [w, qi, qj, qk] = [q[3], q[4 + i], q[4 + j], q[4 + k]];
    q[3] = w * c - qi * s;
    q[4 + i] = qi * c + w * s;
    q[4 + j] = qj * c + qk * s;
    q[4 + k] = qk * c - qj * s;
  };
  return (y, h, count) => {
    for (let step = 0; step < count; step++) {
      // In the body the momentum is R^T L, so L itself cannot drift, not even by rounding.
      const [w, qx, qy, qz] = read(y);
      momentumBody.set(rotated([w, -qx, -qy, -qz], momentumWorld));
      for (const fraction of fractions) {
        const time = fraction * h;
        turn(y, 0, time / 2);
        turn(y, 1, time / 2);
        turn(y, 2, time);
        turn(y, 1, time / 2);
        turn(y, 0, time / 2);
      }
      const length = Math.sqrt(y[3] * y[3] + y[4] * y[4] + y[5] * y[5] + y[6] * y[6]);
      for (let i = 3; i < 7; i++) y[i] /= length;
      for (let i = 0; i < 3; i++) {
        y[i] += h * (y[7 + i] + (h / 2) * gravity[i]);
        y[7 + i] += h * gravity[i];
      }
    }
    const [w, qx, qy, qz] = read(y);
    rotated([w, -qx, -qy, -qz], momentumWorld).forEach((l, i) => {
      y[10 + i] = l * inverseMoments[i];
    });
  };
}

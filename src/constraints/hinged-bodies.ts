/**
 * Two rigid bodies hinged at a point (a ball joint): quaternion Newton-Euler for both, and one force between
 * them, the Lagrange multiplier of the constraint that the two anchor points coincide.
 */
import { pointAccelerationWorld, pointVelocityWorld, toWorld, vectorToWorld } from '../frames/pose.js';
import type { Trajectory } from '../integration/trajectory.js';
import { totalEnergy } from '../dynamics/diagnostics.js';
import { applyImpulse } from '../dynamics/impulse.js';
import { accelerations } from '../dynamics/newton-euler.js';
import { expectBody } from '../dynamics/rigid-body.js';
import type { RigidBody } from '../dynamics/rigid-body.js';
import { STATE, packState } from '../dynamics/state.js';
import type { RigidBodyState } from '../dynamics/state.js';
import { expectState, stateAt } from '../dynamics/state-numbers.js';
import { wrenchFromForceAtPoint } from '../dynamics/wrench.js';
import type { Wrench } from '../dynamics/wrench.js';
import { backSubstitution, choleskyKernel, forwardSubstitution } from '../linear/dense-algorithms.js';
import { expectFields } from '../linear/expect-fields.js';
import { expectFinite, expectVec3, expectVector, message } from '../linear/expect.js';
import { hat } from '../linear/mat3.js';
import type { Mat3 } from '../linear/mat3.js';
import { add, norm, scale, subtract } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { inverseOf } from '../mass/inertia.js';
import { congruent } from '../mass/tensor.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { matrixOfQuaternion } from '../rotation/unchecked.js';
import { multiplyQuaternions, normalizeQuaternion } from '../rotation/quaternion.js';
import type { Quaternion } from '../rotation/quaternion.js';
import { quaternionRateFromOmegaBody } from '../rotation/rates.js';
import { quaternionFromRotationVector } from '../rotation/rotation-vector.js';
import type { ConstraintReport } from './constraint-report.js';
import { reportOf } from './constraint-report.js';
import type { ConstrainedRate } from './stabilization.js';

/** The states of both bodies. */
export type HingedStates = [first: RigidBodyState, second: RigidBodyState];

/** Two bodies on a common hinge. Their state is 26 numbers: `STATE` of the first, then of the second. */
export interface HingedBodies {
  /** `(t, y) => y'`, for `integrate`. */
  rate: ConstrainedRate;
  /**
   * The nearest state, in the metric of the masses, with unit orientations and no gap:
   * the `project` of `integrate`.
   */
  project: ConstrainedRate;
  /**
   * The 26 numbers for the first body as given and the second one put on the hinge,
   * turned and turning as given.
   */
  assembled: (first: RigidBodyState, second: Pick<RigidBodyState, 'orientation' | 'omegaBody'>) => number[];
  /** Both states, orientations of length one. */
  statesOf: (y: readonly number[]) => HingedStates;
  /** The force of the hinge on the first body, N; the second feels its opposite. */
  hingeForce: (y: readonly number[]) => Vec3<'world'>;
  /** Anchor of the first minus anchor of the second, m. */
  gap: (y: readonly number[]) => Vec3<'world'>;
  /** Gap, its rate, and the energy of both over a run. */
  report: (trajectory: Trajectory<number[]>) => ConstraintReport;
}

/**
 * Two rigid bodies hinged at a point of each, as the lecture names it at its end
 * (articulated figures with joints).
 *
 * The force of the hinge makes the gap d heal as d'' = -2 k d' - k² d (see `constrainedDynamics`).
 * Without a gain the gap grows slowly; `project` closes it after each step.
 *
 * @param options bodies: two of `rigidBody`; anchors: the hinge in the body axes of each, from its centre
 * of mass, m; gain: k in 1/s, 0 by default
 * @throws RangeError for a body with a zero principal moment or an anchor out of the range of numbers, and,
 * when called, for a state that `project` cannot bring to the hinge; TypeError for wrong shapes
 * @example
 * const body = rigidBody({
 *   massProperties: solidBox({ size: [2, 0.2, 0.2], mass: 3 }),
 *   gravity: [0, 0, -10],
 * });
 * const hinged = hingedBodies({ bodies: [body, body], anchors: [[1, 0, 0], [-1, 0, 0]], gain: 20 });
 * const y0 = hinged.assembled(rigidBodyState({}), rigidBodyState({ omegaBody: [0, 0, 1] }));
 * hinged.hingeForce(y0); // => [1.5, 0, 0]
 * const run = integrate(hinged.rate, y0, { t1: 1, stepSize: 0.01 });
 * hinged.report(run).largestResidual < 1e-7; // => true
 */
export function hingedBodies(options: {
  bodies: readonly [RigidBody, RigidBody];
  anchors: readonly [ReadonlyVec3<'body'>, ReadonlyVec3<'body'>];
  gain?: number;
}): HingedBodies {
  const where = 'hingedBodies';
  expectFields(where, 'options', options, ['bodies', 'anchors', 'gain']);
  const { bodies, anchors, gain = 0 } = options;
  for (const [name, list] of Object.entries({ bodies, anchors })) {
    if (!(Array.isArray as (value: unknown) => boolean)(list) || (list.length as number) !== 2) {
      throw new TypeError(message(where, `${name} to be a list of two`, list, 'A hinge joins two bodies.'));
    }
  }
  bodies.forEach((body, i) => {
    expectBody(where, body, `bodies[${i}]`);
  });
  anchors.forEach((anchor, i) => {
    expectVec3(where, `anchors[${i}]`, anchor);
  });
  expectFinite(where, 'gain', gain);
  const mobilities = bodies.map((body, i) => mobilityBody(where, body, anchors[i]));

  const statesOf = (y: readonly number[]): HingedStates => {
    expectVector(where, 'y', y, 2 * STATE.size);
    return [0, STATE.size].map((offset) => {
      const orientation = y.slice(offset + STATE.orientation, offset + STATE.velocity);
      if (orientation.some((x) => x !== 0)) return stateAt(y, offset);
      throw new RangeError(
        message(where, 'a non-zero orientation', orientation, 'A zero quaternion is no orientation.'),
      );
    }) as HingedStates;
  };
  /**
   * The force on the first body, and its opposite on the second, that changes the
   * relative motion of the anchors.
   */
  const forceFor = (states: HingedStates, wanted: ReadonlyVec3<'world'>): Vec3<'world'> => {
    const [first, second] = states.map(({ orientation }, i) =>
      congruent(mobilities[i], matrixOfQuaternion(orientation)),
    );
    // Both are positive definite, one much larger than the other if the bodies are
    // unlike: Cholesky bears that.
    const L = choleskyKernel(first.map((row, i) => add(row, second[i])));
    if (L) return backSubstitution(L, forwardSubstitution(L, wanted)) as Vec3;
    const reason = 'A force on the hinge hardly moves it in one direction: the masses or the moments differ too much.';
    throw new RangeError(message(where, 'bodies that both can be moved at the hinge', anchors, reason));
  };
  const wrenches = (states: HingedStates, force: ReadonlyVec3<'world'>): [Wrench, Wrench] => [
    wrenchFromForceAtPoint(states[0], { forceWorld: force, pointBody: anchors[0] }),
    wrenchFromForceAtPoint(states[1], { forceWorld: scale(force, -1), pointBody: anchors[1] }),
  ];
  const gapOf = (states: HingedStates): Vec3<'world'> =>
    subtract(toWorld(anchors[0], states[0]), toWorld(anchors[1], states[1]));
  const gapRate = (states: HingedStates): Vec3<'world'> =>
    subtract(pointVelocityWorld(anchors[0], states[0]), pointVelocityWorld(anchors[1], states[1]));
  const hingeForce = (states: HingedStates): Vec3<'world'> => {
    const [first, second] = states.map((state, i) =>
      pointAccelerationWorld(anchors[i], { ...state, ...accelerations(bodies[i], state, NOTHING) }),
    );
    const healing = add(scale(gapRate(states), 2 * gain), scale(gapOf(states), gain * gain));
    return forceFor(states, scale(add(subtract(first, second), healing), -1));
  };
  const pack = (states: HingedStates): number[] => states.flatMap(packState);

  return {
    statesOf,
    gap: (y) => gapOf(statesOf(y)),
    hingeForce: (y) => hingeForce(statesOf(y)),
    rate: (_t, y) => {
      const states = statesOf(y);
      const acting = wrenches(states, hingeForce(states));
      return states.flatMap((state, i) => {
        // The rate is linear in the orientation of the stage, which is not quite of
        // length one (Chaney eq. 29).
        const orientation = y.slice(i * STATE.size + STATE.orientation, i * STATE.size + STATE.velocity) as Quaternion;
        const { acceleration, angularAccelerationBody } = accelerations(bodies[i], state, acting[i]);
        const turning = quaternionRateFromOmegaBody(orientation, state.omegaBody);
        return [...state.velocity, ...turning, ...acceleration, ...angularAccelerationBody];
      });
    },
    project: (_t, y) => {
      let states = statesOf(y);
      for (let pass = 0; ; pass++) {
        const gap = gapOf(states);
        const push = wrenches(states, forceFor(states, scale(gap, -1)));
        states = states.map((state, i) => displaced(bodies[i], state, push[i])) as HingedStates;
        // Newton's method: a gap of this part of the lengths leaves its square. A step of an
        // integrator takes one or two.
        if (norm(gap) <= 1e-9 * Math.max(...anchors.map(norm), ...states.map(({ position }) => norm(position)))) break;
        if (pass === MOST_PASSES) {
          const reason = 'Newton steps from here do not close the hinge: take shorter steps, or a nearer start.';
          throw new RangeError(message(where, 'a state near the hinge', gapOf(statesOf(y)), reason));
        }
      }
      const blow = wrenches(states, forceFor(states, scale(gapRate(states), -1)));
      return pack(states.map((state, i) => applyImpulse(bodies[i], state, blow[i])) as HingedStates);
    },
    assembled: (first, second) => {
      expectState(where, first);
      expectFields(where, 'second', second, ['orientation', 'omegaBody', 'position', 'velocity']);
      const { orientation, omegaBody } = second;
      expectUnitQuaternion(where, 'second.orientation', orientation);
      expectVec3(where, 'second.omegaBody', omegaBody);
      const turned = { orientation, omegaBody, position: [0, 0, 0] as Vec3, velocity: [0, 0, 0] as Vec3 };
      const position = subtract(toWorld(anchors[0], first), vectorToWorld(anchors[1], orientation));
      const velocity = subtract(pointVelocityWorld(anchors[0], first), pointVelocityWorld(anchors[1], turned));
      return pack([first, { ...turned, position, velocity }]);
    },
    report: (trajectory) =>
      reportOf(trajectory, {
        residual: (_t, y) => gapOf(statesOf(y)),
        residualRate: (_t, y) => gapRate(statesOf(y)),
        energy: (_t, y) => statesOf(y).reduce((sum, state, i) => sum + totalEnergy(bodies[i], state), 0),
      }),
  };
}

/** Newton steps of a projection; a start that needs more is not near the hinge. */
const MOST_PASSES = 50;

const NOTHING: Wrench = { force: [0, 0, 0], torque: [0, 0, 0] };

/**
 * The acceleration of an anchor per unit force on it, 1 / m - r* I^-1 r* in body axes:
 * symmetric, positive definite.
 */
function mobilityBody(where: string, body: RigidBody, anchor: ReadonlyVec3<'body'>): Mat3 {
  const turning = congruent(inverseOf(where, body.principalMoments, body.principalAxes), hat(anchor));
  const mobility = turning.map((row, i) => row.map((x, j) => (i === j ? x + 1 / body.mass : x))) as Mat3;
  if (mobility.flat().every(Number.isFinite)) return mobility;
  const reason = `With a mass of ${body.mass} kg and moments of ${body.principalMoments.join(', ')} kg m², 1 / m + r² / I overflows; use other units.`;
  throw new RangeError(message(where, 'an anchor within the range of numbers', anchor, reason));
}

/**
 * The state moved and turned as a blow would do in unit time: the shortest displacement in
 * the metric of the masses.
 */
function displaced(body: RigidBody, state: RigidBodyState, push: Wrench): RigidBodyState {
  const { velocity, omegaBody } = applyImpulse(body, { ...state, velocity: [0, 0, 0], omegaBody: [0, 0, 0] }, push);
  const turn = quaternionFromRotationVector(omegaBody);
  const orientation = normalizeQuaternion(multiplyQuaternions(state.orientation, turn));
  return { ...state, position: add(state.position, velocity), orientation };
}

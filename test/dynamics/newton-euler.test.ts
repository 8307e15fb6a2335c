import { describe, expect, it } from 'vitest';
import {
  STATE,
  accelerations,
  add,
  apply,
  cross,
  newtonEulerDerivative,
  packState,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  simulate,
  solidBox,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Quaternion, RigidBodyState, Vec3, Wrench } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { bodyOf } from '../../src/dynamics/rigid-body.js';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, CHAIN } from '../support/tolerances.js';
import { diagonal, last, principalBody, randomBody, randomState } from './bodies.js';

interface DerivativeCase extends OracleCase {
  inputs: {
    mass: number;
    I_body_diag: number[];
    velocity: Vec3<'world'>;
    Q: Quaternion;
    omega_body: Vec3<'body'>;
    force_world: Vec3<'world'>;
    torque_body: Vec3<'body'>;
  };
  expected: Record<'xdot' | 'vdot' | 'Qdot' | 'omega_body_dot' | 'torque_back_eq21', number[]>;
}

describe('the equations of motion', () => {
  it.each((oracle('derivatives') as DerivativeCase[]).map((c) => [c.id, c] as const))(
    '%s',
    (_, { inputs, expected, tolerance }) => {
      const { mass, I_body_diag, velocity, Q, omega_body, force_world, torque_body } = inputs;
      const body = principalBody(I_body_diag, mass);
      const state = rigidBodyState({ velocity, orientation: Q, omegaBody: omega_body });
      const wrench: Wrench = { force: force_world, torque: torque_body };
      const rate = newtonEulerDerivative(body, () => wrench)(0, packState(state));
      expect(rate.slice(STATE.position, STATE.orientation)).toMatchOracle(expected.xdot, tolerance);
      expect(rate.slice(STATE.orientation, STATE.velocity)).toMatchOracle(expected.Qdot, tolerance);
      expect(rate.slice(STATE.velocity, STATE.omegaBody)).toMatchOracle(expected.vdot, tolerance);
      expect(rate.slice(STATE.omegaBody, STATE.size)).toMatchOracle(expected.omega_body_dot, tolerance);
      const { angularAccelerationBody } = accelerations(body, state, wrench);
      const torque = add(
        apply(body.inertia, angularAccelerationBody),
        cross(omega_body, apply(body.inertia, omega_body)),
      );
      expect(torque).toMatchOracle(expected.torque_back_eq21, tolerance);
    },
  );

  it('are the rate of the motion: a central difference of simulate', () => {
    const random = seeded(111);
    for (let k = 0; k < 20; k++) {
      const [body, state] = [randomBody(random), randomState(random)];
      const loads = (t: number, s: RigidBodyState): Wrench => ({
        force: [Math.sin(t), s.position[0], -s.velocity[1]],
        torque: [s.omegaBody[2], t, s.orientation[1]],
      });
      const h = 1e-5;
      const at = (duration: number): number[] =>
        packState(last(simulate(body, state, { duration, stepSize: h, loads }).states));
      const [before, after] = [at(-h), at(h)];
      const rate = newtonEulerDerivative(body, loads)(0, packState(state));
      // Orientations of simulate have length one; the rate of a unit quaternion is tangent,
      // so the difference is h^2.
      expect(after.map((x, i) => (x - before[i]) / (2 * h))).toBeNear(rate, 10 * CENTRAL_DIFFERENCE);
    }
  });

  it('do not depend on the body axes: the same body described in turned axes accelerates alike in the world', () => {
    const random = seeded(112);
    for (let k = 0; k < 50; k++) {
      const general = randomBody(random);
      const [a, b, c] = general.principalMoments;
      const aligned = bodyOf({ ...general, inertia: diagonal([a, b, c]), principalAxes: diagonal([1, 1, 1]) });
      const axes = general.principalAxes;
      const toAligned = (v: Vec3): Vec3 =>
        [0, 1, 2].map((j) => axes[0][j] * v[0] + axes[1][j] * v[1] + axes[2][j] * v[2]) as Vec3;
      const [omegaBody, torque] = [random.vector(3), random.vector(5)];
      const motion = { velocity: random.vector(2), omegaBody };
      const here = accelerations(general, motion, { force: [1, 2, 3], torque });
      const there = accelerations(
        aligned,
        { ...motion, omegaBody: toAligned(omegaBody) },
        { force: [1, 2, 3], torque: toAligned(torque) },
      );
      expect(toAligned(here.angularAccelerationBody)).toBeNear(there.angularAccelerationBody, CHAIN);
      expect(here.acceleration).toEqual(there.acceleration);
    }
  });

  it('damping is v’ = -c v and omega’ = -c omega, whatever the mass and the inertia', () => {
    const massProperties = solidBox({ size: [1, 2, 3], mass: 7 });
    const body = rigidBody({ massProperties, linearDamping: 0.3, angularDamping: 0.2 });
    const got = accelerations(
      body,
      { velocity: [10, 0, -20], omegaBody: [5, 0, 0] },
      { force: [0, 0, 0], torque: [0, 0, 0] },
    );
    expect(got).toBeNear({ acceleration: [-3, 0, 6], angularAccelerationBody: [-1, 0, 0] }, CHAIN);
  });

  it('are `accelerations` and the rate of the quaternion, for bodies with any axes', () => {
    const random = seeded(114);
    for (let k = 0; k < 50; k++) {
      const [body, state] = [randomBody(random), randomState(random)];
      const wrench: Wrench = { force: random.vector(5), torque: random.vector(5) };
      const { acceleration, angularAccelerationBody } = accelerations(body, state, wrench);
      const orientationRate = quaternionRateFromOmegaBody(state.orientation, state.omegaBody);
      const rate = newtonEulerDerivative(body, () => wrench)(0, packState(state));
      expect(rate).toBeNear(
        [...state.velocity, ...orientationRate, ...acceleration, ...angularAccelerationBody],
        1e-14,
      );
    }
  });

  it('write into an array that is handed in, and otherwise return a fresh one', () => {
    const random = seeded(115);
    const [body, state] = [randomBody(random), randomState(random)];
    const f = newtonEulerDerivative(body, (t, { velocity }) => ({ force: velocity, torque: [t, 0, 0] }));
    const y = packState(state);
    const before = [...y];
    const out = new Float64Array(STATE.size).fill(NaN);
    f(0.5, Float64Array.from(y), out);
    expect(Array.from(out)).toEqual(f(0.5, y));
    expect(f(0.5, y)).not.toBe(f(0.5, y));
    expect(y).toEqual(before);
    // Three parameters: `integrate` takes it for the fast form.
    expect(f).toHaveLength(3);
  });

  it('take loads in either form', () => {
    const random = seeded(113);
    const [body, state] = [randomBody(random), randomState(random)];
    const y = packState(state);
    const readable = newtonEulerDerivative(body, (t, s) => ({
      force: [t, s.position[1], 0],
      torque: [s.omegaBody[0], 0, 2],
    }));
    const fast = newtonEulerDerivative(body, (t, s, out) => {
      out[0] = t;
      out[1] = s[STATE.position + 1];
      out[3] = s[STATE.omegaBody];
      out[5] = 2;
    });
    expect(fast(0.7, y)).toEqual(readable(0.7, y));
  });

  it('hand the loads an orientation of length one, although that of a stage is not', () => {
    const y = packState(rigidBodyState({}));
    y[STATE.orientation] = 1.02;
    let seen: Quaternion | undefined;
    const rate = newtonEulerDerivative(principalBody([1, 2, 2.5]), (_t, state) => {
      seen = state.orientation;
      return { force: vectorToWorld([1, 0, 0], state.orientation), torque: [0, 0, 0] };
    })(0, y);
    expect(seen).toEqual([1, 0, 0, 0]);
    expect(rate.slice(7, 10)).toEqual([1, 0, 0]);
  });

  it.each([
    ['a rod', [0, 1, 1], '> 0, got [0, 1, 1]'],
    ['a point', [0, 0, 0], '> 0, got [0, 0, 0]'],
    ['a computed rod', [1e-16, 1, 1], '> 1.8e-15 of the largest, got [1e-16, 1, 1]'],
  ])('refuse %s, with the reason', (_, moments, shown) => {
    const rod = principalBody(moments);
    const text = (where: string): RangeError =>
      new RangeError(
        `${where}: expected three principal moments ${shown}. A rod or a point has no resistance about an axis, so a torque about it has no finite effect: give it some thickness.`,
      );
    const still = rigidBodyState({});
    expect(() => newtonEulerDerivative(rod)).toThrow(text('newtonEulerDerivative'));
    expect(() => accelerations(rod, still, { force: [0, 0, 0], torque: [0, 0, 0] })).toThrow(text('accelerations'));
    expect(() => simulate(rod, still, { duration: 1, stepSize: 0.1 })).toThrow(text('simulate'));
  });

  it('refuse a state of another length', () => {
    const f = newtonEulerDerivative(principalBody([1, 2, 2.5]));
    expect(() => f(0, [0, 0, 0])).toThrow(
      new TypeError('newtonEulerDerivative: expected y to be 13 numbers, got [0, 0, 0]. Write it as an array.'),
    );
    expect(() => {
      f(0, new Float64Array(14), new Float64Array(14));
    }).toThrow('expected y to be 13 numbers');
  });

  it('refuse loads that return no wrench', () => {
    const f = newtonEulerDerivative(principalBody([1, 2, 2.5]), (() => [1, 2, 3]) as never);
    expect(() => f(0, packState(rigidBodyState({})))).toThrow(
      new TypeError(
        'newtonEulerDerivative: expected loads(t, state) to return { force: [x, y, z], torque: [x, y, z] }, got [1, 2, 3]. The force is in world axes, the torque in body axes; wrenchFromForceAtPoint makes one.',
      ),
    );
    expect(() => newtonEulerDerivative(principalBody([1, 2, 2.5]), 3 as never)).toThrow(
      new TypeError(
        'newtonEulerDerivative: expected loads to be a function, got 3. Give it as (t, state) => wrench or (t, state, out) => {...}.',
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  determinant,
  euler,
  fromMomentumState,
  dot,
  hat,
  identity,
  integrate,
  inverse,
  inverseInertiaWorld,
  kutta3,
  matrixFromQuaternion,
  midpoint,
  momentumFormDerivative,
  multiply,
  observedOrder,
  orthonormalize,
  orthonormalizeMomentumState,
  packMomentumState,
  rigidBodyState,
  rk4,
  simulate,
  toMomentumState,
  transpose,
  unpackMomentumState,
  vectorToBody,
} from 'rigid-body-lab';
import type { Loads, Mat3, MomentumState, Tableau, Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';
import { last, principalBody, randomBody, randomState } from './bodies.js';

interface LectureCase extends OracleCase {
  inputs: {
    mass: number;
    I_body_diag: number[];
    x: Vec3;
    R: Mat3;
    P: Vec3;
    L: Vec3;
    force: Vec3;
    torque: Vec3;
    h: number;
  };
  expected: Record<string, number[]> & { I_inv_world: Mat3 };
}

describe('the lecture’s 18 numbers', () => {
  it.each((oracle('lecture_state') as LectureCase[]).map((c) => [c.id, c] as const))(
    '%s: layout, rate, Euler, RK4',
    (_, c) => {
      const { inputs, expected, tolerance } = c;
      const { mass, I_body_diag, x, R, P, L, force, torque, h } = inputs;
      const body = principalBody(I_body_diag, mass);
      const state: MomentumState = { position: x, rotation: R, linearMomentum: P, angularMomentum: L };
      const y0 = packMomentumState(state);
      expect(y0).toEqual(expected.state18);
      expect(unpackMomentumState(y0)).toEqual(state);
      const { velocity, omegaBody } = fromMomentumState(body, state);
      expect(velocity).toMatchOracle(expected.v, tolerance);
      expect(apply(R, omegaBody)).toMatchOracle(expected.omega_world, tolerance);
      expect(inverseInertiaWorld(body.inertia, R)).toMatchOracle(expected.I_inv_world, tolerance);
      const loads: Loads = (_t, { orientation }) => ({ force, torque: vectorToBody(torque, orientation) });
      const f = momentumFormDerivative(body, loads);
      expect(f(0, y0)).toMatchOracle(expected.rate18, tolerance);
      for (const [name, method] of [
        ['euler', euler],
        ['rk4', rk4],
      ] as const) {
        for (const steps of [1, 10]) {
          const run = integrate(f, y0, { t1: steps * h, stepSize: h, method, project: orthonormalizeMomentumState });
          expect(last(run.states)).toMatchOracle(expected[`${name}_after_${steps}_steps_orthonormalised`], tolerance);
        }
      }
    },
  );

  it('come from a state and go back to it', () => {
    const random = seeded(121);
    for (let k = 0; k < 100; k++) {
      const [body, state] = [randomBody(random), randomState(random)];
      const back = fromMomentumState(body, unpackMomentumState(packMomentumState(toMomentumState(body, state))));
      expect(back.orientation).toBeSameOrientation(state.orientation, CHAIN);
      expect({ ...back, orientation: 0 }).toBeNear({ ...state, orientation: 0 }, CHAIN);
    }
  });

  it('are packed from a momentum state alone', () => {
    const whole = unpackMomentumState(Array.from({ length: 18 }, (_, i) => i));
    const pack = packMomentumState as (state: unknown) => number[];
    expect(() => pack({ ...whole, position: [1, 2] })).toThrow(
      new TypeError('packMomentumState: expected position to be 3 numbers, got [1, 2]. Write it as an array.'),
    );
    expect(() => pack({ ...whole, angularMomentum: [0, NaN, 0] })).toThrow(
      'packMomentumState: expected a finite angularMomentum[1], got NaN.',
    );
    expect(() => pack({ ...whole, rotation: [1, 0, 0] })).toThrow(
      'packMomentumState: expected rotation[0] to be 3 numbers, got 1.',
    );
    expect(() => pack({ ...whole, momentum: [0, 0, 0] })).toThrow(
      'packMomentumState: expected momentumState to have only fields that it knows',
    );
    expect(() => pack(undefined)).toThrow('packMomentumState: expected momentumState to be an object, got undefined.');
  });

  it('refuse another count, a reflection, a state that is none', () => {
    expect(() => unpackMomentumState([1, 2])).toThrow(
      new TypeError('unpackMomentumState: expected numbers to be 18 numbers, got [1, 2]. Write it as an array.'),
    );
    expect(() => momentumFormDerivative(principalBody([0, 1, 1]))).toThrow(
      'momentumFormDerivative: expected three principal moments > 0',
    );
    const mirror: Mat3 = diagonal(1, 1, -1);
    const still: Vec3 = [0, 0, 0];
    expect(() =>
      fromMomentumState(principalBody([1, 1, 1]), {
        position: still,
        rotation: mirror,
        linearMomentum: still,
        angularMomentum: still,
      }),
    ).toThrow('fromMomentumState: expected rotation to be a rotation');
    expect(() =>
      toMomentumState(principalBody([1, 1, 1]), { ...rigidBodyState({}), orientation: [2, 0, 0, 0] }),
    ).toThrow('toMomentumState: expected orientation to be a unit quaternion');
  });
});

interface DriftCase extends OracleCase {
  inputs: { omega_world: Vec3; h: number; method: string; R0: Mat3; I_body_diag: number[]; L: Vec3 };
  expected: {
    checkpoints: (Record<string, number> &
      Record<'R' | 'R_orthonormalised_each_step', Mat3> & { omega_world: Vec3; omega_world_orthonormalised: Vec3 })[];
    exact_kinetic_energy: number;
  };
}
const zero: Vec3 = [0, 0, 0];
const methods: Record<string, Tableau> = { euler, 'rk2-midpoint': midpoint, 'rk3-kutta': kutta3, 'rk4-classical': rk4 };
const departure = (R: Mat3): number =>
  Math.hypot(...multiply(transpose(R), R).flatMap((row, i) => row.map((x, j) => x - identity()[i][j])));

describe('how R departs from a rotation (lecture: Numerical Considerations)', () => {
  // The lecture's algorithm on single matrices, the cases on-…, is tested with orthonormalize.
  const cases = (oracle('orthonormality') as DriftCase[]).filter(({ id }) => !id.startsWith('on-'));

  const matrixOf = (y: readonly number[]): Mat3 => [
    [y[0], y[1], y[2]],
    [y[3], y[4], y[5]],
    [y[6], y[7], y[8]],
  ];

  it.each(cases.map((c) => [c.id, c] as const))('%s', (id, { inputs, expected, tolerance }) => {
    const { h, method, R0 } = inputs;
    const options = { t1: 1000 * h, stepSize: h, method: methods[method] };
    if (id.startsWith('drift-')) {
      const f = (_t: number, y: number[]): number[] => multiply(hat(inputs.omega_world), matrixOf(y)).flat();
      const project = (_t: number, y: number[]): number[] => orthonormalize(matrixOf(y)).flat();
      const plain = integrate(f, R0.flat(), options).states;
      const repaired = integrate(f, R0.flat(), { ...options, project }).states;
      for (const checkpoint of expected.checkpoints) {
        const R = matrixOf(plain[checkpoint.steps]);
        expect(R).toMatchOracle(checkpoint.R, tolerance);
        expect(departure(R)).toMatchOracle(checkpoint.fro_RtR_minus_I, tolerance);
        expect(determinant(R)).toMatchOracle(checkpoint.det_R, tolerance);
        expect(matrixOf(repaired[checkpoint.steps])).toMatchOracle(checkpoint.R_orthonormalised_each_step, tolerance);
      }
    } else if (id.startsWith('lecture-state-')) {
      const body = principalBody(inputs.I_body_diag);
      const start = { position: zero, rotation: R0, linearMomentum: zero, angularMomentum: inputs.L };
      const f = momentumFormDerivative(body);
      const y0 = packMomentumState(start);
      const plain = integrate(f, y0, options).states;
      const repaired = integrate(f, y0, { ...options, project: orthonormalizeMomentumState }).states;
      const look = (y: number[]): { R: Mat3; omega: Vec3; energy: number } => {
        const { rotation: R, angularMomentum: L } = unpackMomentumState(y);
        const omega = apply(R, apply(inverse(body.inertia), apply(transpose(R), L)));
        return { R, omega, energy: dot(omega, L) / 2 };
      };
      for (const checkpoint of expected.checkpoints) {
        const [p, r] = [look(plain[checkpoint.steps]), look(repaired[checkpoint.steps])];
        expect(p.R).toMatchOracle(checkpoint.R, tolerance);
        expect(p.omega).toMatchOracle(checkpoint.omega_world, tolerance);
        expect(p.energy).toMatchOracle(checkpoint.kinetic_energy_plain, tolerance);
        expect(departure(p.R)).toMatchOracle(checkpoint.fro_RtR_minus_I, tolerance);
        expect(r.R).toMatchOracle(checkpoint.R_orthonormalised_each_step, tolerance);
        expect(r.omega).toMatchOracle(checkpoint.omega_world_orthonormalised, tolerance);
        expect(r.energy).toMatchOracle(checkpoint.kinetic_energy_orthonormalised, tolerance);
      }
    } else {
      throw new Error(`orthonormality: case ${id} is not handled`);
    }
  });
});

describe('members that are refreshed once per step (errata L8, L9)', () => {
  const body = principalBody([1, 2, 3], 2);
  const start = packMomentumState({
    position: zero,
    rotation: identity(),
    linearMomentum: [1, 2, 3],
    angularMomentum: [1, 2, 3],
  });
  const exact = last(
    simulate(body, rigidBodyState({ velocity: [0.5, 1, 1.5], omegaBody: [1, 1, 1] }), {
      duration: 1,
      stepSize: 1e-4,
      every: 1e4,
    }).states,
  );
  const rotationAtEnd = matrixFromQuaternion(exact.orientation);
  /** The angle by which the end of a run is turned away from the right one. */
  const attitude = (y: number[]): number[] =>
    multiply(transpose(rotationAtEnd), unpackMomentumState(y).rotation).flat();
  const rightAttitude = identity().flat();

  /** The slide's program: `rate` reads v, R and omega from members that only the copy-back refreshes. */
  const staleRun = (stepSize: number): number[] => {
    let R = identity();
    let omega: Vec3 = [0, 0, 0];
    const copyBack = (y: number[]): void => {
      const state = unpackMomentumState(y);
      R = state.rotation;
      omega = apply(inverseInertiaWorld(body.inertia, orthonormalize(R)), state.angularMomentum);
    };
    const v: Vec3 = [0.5, 1, 1.5];
    copyBack(start);
    const rate = (): number[] => [...v, ...transpose(multiply(hat(omega), R)).flat(), 0, 0, 0, 0, 0, 0];
    const project = (t: number, y: number[]): number[] => {
      const next = orthonormalizeMomentumState(t, y);
      copyBack(next);
      return next;
    };
    return attitude(last(integrate(rate, start, { t1: 1, stepSize, project }).states));
  };
  const freshRun = (stepSize: number): number[] =>
    attitude(
      last(
        integrate(momentumFormDerivative(body), start, { t1: 1, stepSize, project: orthonormalizeMomentumState })
          .states,
      ),
    );

  it('make RK4 a method of order 1; fresh ones give it its order 4', () => {
    const options = { stepSize: 1 / 50, exact: rightAttitude, halvings: 2 };
    expect(observedOrder(staleRun, options).order).toBeNear(1, 0.05);
    expect(observedOrder(freshRun, options).order).toBeNear(4, 0.05);
    expect(observedOrder(staleRun, options).errors[0]).toBeGreaterThan(
      1e4 * observedOrder(freshRun, options).errors[0],
    );
  });

  it('one step of it is a step of Euler’s method', () => {
    for (const { inputs, misconceptions } of oracle('lecture_state') as LectureCase[]) {
      const { mass, I_body_diag, x, R, P, L, force, torque, h } = inputs;
      const y0 = packMomentumState({ position: x, rotation: R, linearMomentum: P, angularMomentum: L });
      const f = momentumFormDerivative(principalBody(I_body_diag, mass), (_t, { orientation }) => ({
        force,
        torque: vectorToBody(torque, orientation),
      }));
      const stale = f(0, y0);
      const step = last(integrate(() => stale, y0, { t1: h, stepSize: h, method: rk4 }).states);
      const wrong = misconceptions as Record<string, number[]>;
      expect(step).toBeNear(wrong.rk4_with_stale_members_one_step_no_orthonormalisation_equals_euler, CHAIN);
      expect(step).toBeNear(last(integrate(f, y0, { t1: h, stepSize: h, method: euler }).states), FORMULA);
    }
  });

  it('a velocity that is not refreshed lets x move with its first value for ever', () => {
    const pushed: Loads = () => ({ force: [4, 0, 0], torque: [0, 0, 0] });
    const right = momentumFormDerivative(body, pushed);
    const stale = (t: number, y: number[]): number[] => [0.5, 1, 1.5, ...right(t, y).slice(3)];
    const end = (f: typeof stale): number => last(integrate(f, start, { t1: 1, stepSize: 0.1 }).states)[0];
    expect(end(right)).toBeNear(1.5, FORMULA);
    expect(end(stale)).toBeNear(0.5, FORMULA);
  });
});

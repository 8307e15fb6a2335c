import { describe, expect, it } from 'vitest';
import {
  STATE,
  WRENCH,
  add,
  driftReport,
  euler,
  fromMomentumState,
  gill,
  integrate,
  kutta3,
  midpoint,
  momentumFormDerivative,
  newtonEulerDerivative,
  norm,
  observedOrder,
  orthonormalizeMomentumState,
  packMomentumState,
  packState,
  pointVelocityWorld,
  rigidBody,
  rigidBodyState,
  rk4,
  scale,
  simulate,
  solidBox,
  subtract,
  toMomentumState,
  toWorld,
  unpackMomentumState,
  unpackState,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import type { Loads, RigidBody, RigidBodyState, Vec3, Wrench } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import type { Random } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';
import { last, diagonal, principalBody, randomBody, randomState, spinning } from './bodies.js';

/**
 * Loads that depend on everything: a damped spring at a point of the body, a torque
 * that varies in time, a drag.
 */
function randomLoads(random: Random): (t: number, state: RigidBodyState) => Wrench {
  const [pointBody, anchor, torque] = [random.vector(0.5), random.vector(2), random.vector(1)];
  const [stiffness, damping, rate] = [random.uniform(1, 5), random.uniform(0, 0.5), random.uniform(0, 3)];
  return (t, state) => {
    const stretch = subtract(anchor, toWorld(pointBody, state));
    const forceWorld = subtract(scale(stretch, stiffness), scale(pointVelocityWorld(pointBody, state), damping));
    const spring = wrenchFromForceAtPoint(state, { forceWorld, pointBody });
    return { force: spring.force, torque: add(spring.torque, scale(torque, Math.sin(rate * t))) };
  };
}

/**
 * The reference: the readable equations, integrated by the general method, the quaternion
 * to length one after each step.
 */
function reference(
  body: RigidBody,
  state: RigidBodyState,
  options: { duration: number; stepSize: number; loads?: Loads; method?: typeof rk4 },
): RigidBodyState[] {
  const { duration, stepSize, loads, method = rk4 } = options;
  const project = (_t: number, y: number[]): number[] => packState(unpackState(y));
  const run = integrate(newtonEulerDerivative(body, loads), packState(state), {
    t1: duration,
    stepSize,
    method,
    project,
  });
  return run.states.map(unpackState);
}

describe('simulate against the readable equations', () => {
  const random = seeded(131);
  const bodies = Array.from({ length: 12 }, (_, k) => {
    const general = randomBody(random);
    // Every other one with its principal axes along its own, which is another way through the kernels.
    return k % 2 === 0
      ? general
      : rigidBody({
          massProperties: { mass: general.mass, com: [0, 0, 0], inertia: diagonal(general.principalMoments) },
          gravity: general.gravity,
          linearDamping: 0.2,
          angularDamping: 0.1,
        });
  });

  it('each step agrees to 1e-14, without loads and with both forms of loads', () => {
    for (const body of bodies) {
      const state = randomState(random);
      const loads = randomLoads(random);
      const fast: Loads = (t, y, out) => {
        const { force, torque } = loads(t, unpackState(y));
        for (let i = 0; i < 3; i++) {
          out[WRENCH.force + i] += force[i];
          out[WRENCH.torque + i] += torque[i];
        }
      };
      for (const [simulated, known] of [
        [undefined, undefined],
        [loads, loads],
        [fast, loads],
      ]) {
        // One step at a time from the same states, so that nothing but the step itself can differ.
        for (const start of [state, { ...state, omegaBody: scale(state.omegaBody, -3) as Vec3<'body'> }]) {
          const options = { duration: 0.02, stepSize: 0.02 };
          const got = last(simulate(body, start, simulated ? { ...options, loads: simulated } : options).states);
          const want = last(reference(body, start, known ? { ...options, loads: known } : options));
          expect(got).toBeNear(want, 1e-14);
        }
      }
    }
  });

  it('runs with other methods agree too', () => {
    for (const method of [euler, midpoint, kutta3, gill]) {
      const [body, state, loads] = [bodies[0], randomState(random), randomLoads(random)];
      const options = { duration: 0.5, stepSize: 0.01, method };
      expect(last(simulate(body, state, { ...options, loads }).states)).toBeNear(
        last(reference(body, state, { ...options, loads })),
        1e-12,
      );
      expect(last(simulate(body, state, options).states)).toBeNear(last(reference(body, state, options)), 1e-12);
    }
  });

  it('agrees with the lecture’s form, R, P, L, on 50 random bodies with random loads', () => {
    for (let k = 0; k < 50; k++) {
      const [body, state, loads] = [randomBody(random), randomState(random), randomLoads(random)];
      const stepSize = 2e-4;
      const quaternionForm = last(simulate(body, state, { duration: 0.2, stepSize, loads, every: 1000 }).states);
      const y0 = packMomentumState(toMomentumState(body, state));
      const f = momentumFormDerivative(body, loads);
      const run = integrate(f, y0, { t1: 0.2, stepSize, project: orthonormalizeMomentumState, every: 1000 });
      const momentumForm = fromMomentumState(body, unpackMomentumState(last(run.states)));
      expect(quaternionForm.orientation).toBeSameOrientation(momentumForm.orientation, 1e-9);
      expect({ ...quaternionForm, orientation: 0 }).toBeNear({ ...momentumForm, orientation: 0 }, 1e-9);
    }
  });

  it('converges with order 4, with loads that depend on everything', () => {
    const [body, state, loads] = [bodies[0], randomState(random), randomLoads(random)];
    const solve = (stepSize: number): number[] =>
      packState(last(simulate(body, state, { duration: 1, stepSize, loads }).states));
    expect(observedOrder(solve, { stepSize: 0.02, halvings: 4 }).order).toBeNear(4, 0.05);
    const free = (stepSize: number): number[] =>
      packState(last(simulate(body, state, { duration: 1, stepSize }).states));
    expect(observedOrder(free, { stepSize: 0.02, halvings: 4 }).order).toBeNear(4, 0.05);
  });
});

describe('what the loads are given', () => {
  it('an orientation of length one at every stage, so that toWorld works at h = 0.05 and |omega| = 13', () => {
    const body = rigidBody({ massProperties: solidBox({ size: [3, 2, 1], mass: 6 }) });
    const lengths: number[] = [];
    const loads: Loads = (_t, state) => {
      lengths.push(Math.hypot(...state.orientation));
      return wrenchFromForceAtPoint(state, { forceWorld: scale(toWorld([1, 0, 0], state), -2), pointBody: [1, 0, 0] });
    };
    for (const method of [rk4, gill]) {
      simulate(body, spinning([3, -4, 12]), { duration: 1, stepSize: 0.05, loads, method });
    }
    expect(lengths).toHaveLength(2 * 20 * 4);
    for (const length of lengths) expect(length).toBeNear(1, 4 * EPS);
  });

  it('a tilted body sees its own axes and gives its torque in them', () => {
    const random = seeded(132);
    const body = randomBody(random);
    const state = randomState(random);
    const seen: RigidBodyState[] = [];
    simulate(body, state, {
      duration: 0.01,
      stepSize: 0.01,
      loads: (_t, s) => {
        seen.push(s);
        return { force: [0, 0, 0], torque: [0, 0, 0] };
      },
    });
    expect(seen[0]).toBeNear(state, FORMULA);
  });

  it('the fast form gets a wrench of zeros each time, at the times of the stages', () => {
    const times: number[] = [];
    const loads: Loads = (t, state, out) => {
      expect(Array.from(out)).toEqual([0, 0, 0, 0, 0, 0]);
      expect(state).toHaveLength(STATE.size);
      times.push(t);
      out.fill(1);
    };
    simulate(principalBody([1, 2, 2.5]), spinning([1, 2, 3]), { duration: 0.2, stepSize: 0.1, loads });
    expect(times).toBeNear([0, 0.05, 0.05, 0.1, 0.1, 0.15, 0.15, 0.2], EPS);
  });

  it('a state of its own in the readable form: what it does with it changes nothing', () => {
    const spoil: Loads = (_t, state) => {
      state.position[0] = NaN;
      state.omegaBody.fill(7);
      return { force: [0, 0, 0], torque: [0, 0, 0] };
    };
    const [body, state, options] = [principalBody([1, 2, 2.5]), spinning([1, 2, 3]), { duration: 1, stepSize: 0.1 }];
    expect(simulate(body, state, { ...options, loads: spoil }).states).toBeNear(
      simulate(body, state, options).states,
      FORMULA,
    );
    expect(state).toEqual(spinning([1, 2, 3]));
  });
});

describe('time, samples and invariants', () => {
  const options = { massProperties: solidBox({ size: [3, 2, 1], mass: 6 }), gravity: [0, 0, -9.81] as Vec3 };
  const body = rigidBody(options);
  const state = rigidBodyState({ position: [1, 2, 3], velocity: [4, 5, 6], omegaBody: [0.5, 3, -1] });

  it('free fall is the exact parabola, with damping the exact decay of RK4’s accuracy', () => {
    const { times, states } = simulate(body, state, { duration: 2, stepSize: 0.3 });
    expect(times).toBeNear([0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2], FORMULA);
    times.forEach((t, k) => {
      expect(states[k].position).toBeNear([1 + 4 * t, 2 + 5 * t, 3 + 6 * t - 4.905 * t * t], FORMULA);
      expect(states[k].velocity).toBeNear([4, 5, 6 - 9.81 * t], FORMULA);
    });
    const c = 0.5;
    const damped = last(
      simulate(rigidBody({ ...options, linearDamping: c }), state, { duration: 2, stepSize: 0.01 }).states,
    );
    const terminal = -9.81 / c;
    expect(damped.velocity).toBeNear(
      [4 * Math.exp(-2 * c), 5 * Math.exp(-2 * c), terminal + (6 - terminal) * Math.exp(-2 * c)],
      1e-10,
    );
    expect(damped.position[0]).toBeNear(1 + (4 / c) * (1 - Math.exp(-2 * c)), 1e-10);
  });

  it('angular damping slows time down: the same attitudes as without, later', () => {
    // omega = exp(-c t) w(s) with s = (1 - exp(-c t)) / c solves the damped equations if
    // w solves the free ones.
    const c = 0.3;
    const damped = last(
      simulate(rigidBody({ ...options, angularDamping: c }), state, { duration: 2, stepSize: 1e-3 }).states,
    );
    const slowed = (1 - Math.exp(-2 * c)) / c;
    const free = last(simulate(body, state, { duration: slowed, stepSize: 1e-3 }).states);
    expect(damped.orientation).toBeSameOrientation(free.orientation, 1e-10);
    expect(damped.omegaBody).toBeNear(scale(free.omegaBody, Math.exp(-2 * c)), 1e-10);
  });

  it('goes back in time to where it came from, and nowhere in no time', () => {
    const there = last(simulate(body, state, { duration: 1, stepSize: 1e-3 }).states);
    expect(last(simulate(body, there, { duration: -1, stepSize: 1e-3 }).states)).toBeNear(state, 1e-10);
    expect(simulate(body, state, { duration: 0, stepSize: 0.1 })).toEqual({ times: [0], states: [state] });
  });

  it('every keeps states of the same run', () => {
    const all = simulate(body, state, { duration: 1.05, stepSize: 0.1 });
    const some = simulate(body, state, { duration: 1.05, stepSize: 0.1, every: 4 });
    expect(some.times).toEqual([0, 4, 8, 11].map((k) => all.times[k]));
    expect(some.states).toBeNear(
      [0, 4, 8, 11].map((k) => all.states[k]),
      FORMULA,
    );
  });

  it('the quaternion has length one after every step, and energy and momentum stay', () => {
    const run = simulate(body, state, { duration: 10, stepSize: 0.01 });
    for (const { orientation } of run.states) expect(Math.hypot(...orientation)).toBeNear(1, 4 * EPS);
    const report = driftReport(body, run);
    expect(report.energy.largest).toBeLessThan(1e-8);
    expect(report.angularMomentum.largest).toBeLessThan(1e-7);
  });

  it('an orientation that is off by its typed digits starts with length one', () => {
    const typed = spinning([0, 0, 1], [0.707107, 0.707107, 0, 0]);
    const [start] = simulate(body, typed, { duration: 1, stepSize: 1 }).states;
    expect(norm([start.orientation[0], start.orientation[1], 0])).toBeNear(1, 2 * EPS);
  });
});

describe('what simulate refuses', () => {
  const body = principalBody([1, 2, 2.5]);
  const state = spinning([1, 2, 3]);
  const options = { duration: 1, stepSize: 0.1 };
  const REASON =
    'Either the solution grows without bound here, or the step is too long, or the right-hand side is not a number.';

  it.each([
    [{ ...options, stepSize: 0 }, 'simulate: expected stepSize > 0, got 0.'],
    [{ ...options, stepSize: NaN }, 'simulate: expected a finite stepSize, got NaN.'],
    [{ ...options, duration: NaN }, 'simulate: expected a finite duration, got NaN.'],
    [{ ...options, every: 0 }, 'simulate: expected every to be an integer >= 1, got 0.'],
    [{ ...options, method: { ...rk4, c: [1, 0, 0, 0] } }, 'simulate: expected sum c a = 1/2 of RK4, got 0.'],
  ])('%j', (wrong, text) => {
    expect(() => simulate(body, state, wrong)).toThrow(RangeError);
    expect(() => simulate(body, state, wrong)).toThrow(text);
  });

  it('a state that is none', () => {
    expect(() => simulate(body, { ...state, orientation: [1, 1, 0, 0] }, options)).toThrow(
      'simulate: expected orientation to be a unit quaternion, got [1, 1, 0, 0].',
    );
    expect(() => simulate(body, { ...state, position: [NaN, 0, 0] }, options)).toThrow(
      'simulate: expected a finite position[0], got NaN.',
    );
  });

  it('loads that are none or return none', () => {
    expect(() => simulate(body, state, { ...options, loads: [] as never })).toThrow(
      new TypeError(
        'simulate: expected loads to be a function, got []. Give it as (t, state) => wrench or (t, state, out) => {...}.',
      ),
    );
    expect(() => simulate(body, state, { ...options, loads: () => undefined })).toThrow(
      new TypeError(
        'simulate: expected loads(t, state) to return { force: [x, y, z], torque: [x, y, z] }, got undefined. The force is in world axes, the torque in body axes; wrenchFromForceAtPoint makes one.',
      ),
    );
  });

  it('names the first number that is not finite and its time, with loads and without, whatever is kept', () => {
    const loads: Loads = (t) => ({ force: [0, t > 0.72 ? NaN : 0, 0], torque: [0, 0, 0] });
    for (const every of [1, 3, 100]) {
      expect(() => simulate(body, state, { ...options, loads, every })).toThrow(
        new RangeError(`simulate: expected position.y to stay finite, at t = 0.8, got NaN. ${REASON}`),
      );
      // 1e308 m/s for 2 s leads beyond the largest double.
      const wild = { ...state, velocity: [1e308, 0, 0] as Vec3<'world'> };
      expect(() => simulate(body, wild, { duration: 30, stepSize: 0.5, every })).toThrow(
        /^simulate: expected position\.x to stay finite, at t = 2, got Infinity\./,
      );
    }
  });
});

import { lusolve } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  add,
  angularMomentumWorld,
  apply,
  cross,
  diagonal,
  freeRotation,
  hingedBodies,
  inertiaAbout,
  integrate,
  inverse,
  linearMomentum,
  matrixFromQuaternion,
  multiply,
  norm,
  normalizeQuaternion,
  pointAccelerationWorld,
  quaternionFromAxisAngle,
  rigidBody,
  rigidBodyState,
  scale,
  solidBox,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { HingedBodies, Mat3, RigidBody, RigidBodyState, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const gravity: Vec3 = [0, 0, -9.81];
const box = (size: Vec3, mass: number, more: object = {}): RigidBody =>
  rigidBody({ massProperties: solidBox({ size, mass }), ...more });
/** A tensor with all six entries, so that no axis is a principal one. */
const skew: Mat3 = [
  [0.9, 0.15, -0.1],
  [0.15, 1.1, 0.2],
  [-0.1, 0.2, 0.7],
];
const odd = (more: object = {}): RigidBody =>
  rigidBody({ massProperties: { mass: 2.5, com: [0, 0, 0], inertia: skew }, ...more });
/** A thin rod along x: no resistance about its axis. */
const rod = rigidBody({
  massProperties: {
    mass: 1,
    com: [0, 0, 0],
    inertia: diagonal(0, 1, 1),
  },
});
const anchors: readonly [Vec3, Vec3] = [
  [0.5, -0.2, 0.3],
  [-0.7, 0.4, 0.1],
];
const first = rigidBodyState({
  position: [1, 2, 3],
  velocity: [0.5, -0.3, 0.2],
  orientation: quaternionFromAxisAngle([1, 2, 3].map((x) => x / Math.sqrt(14)) as Vec3, 0.7),
  omegaBody: [0.4, -1.2, 0.8],
});
const second = { orientation: quaternionFromAxisAngle([0, 0.6, 0.8], -1.1), omegaBody: [-0.9, 0.5, 1.3] as Vec3 };

/**
 * Both angular accelerations from torques about the centres, with the force as the reduced mass times
 * the relative acceleration of the centres: six equations, no multiplier. World axes throughout.
 */
function accelerationsWithoutMultiplier(
  bodies: readonly RigidBody[],
  R: readonly Mat3[],
  omega: readonly Vec3[],
): Vec3[] {
  const r = R.map((rotation, i) => apply(rotation, anchors[i]));
  const I = R.map((rotation, i) => multiply(multiply(rotation, bodies[i].inertia), transpose(rotation)));
  const reduced = (bodies[0].mass * bodies[1].mass) / (bodies[0].mass + bodies[1].mass);
  const centripetal = omega.map((w, i) => cross(w, cross(w, r[i])));
  const base = subtract(centripetal[0], centripetal[1]);
  const torques = (alpha: readonly Vec3[]): number[] => {
    const F = scale(add(base, subtract(cross(alpha[0], r[0]), cross(alpha[1], r[1]))), -reduced);
    return [0, 1].flatMap((i) => {
      const inertial = add(apply(I[i], alpha[i]), cross(omega[i], apply(I[i], omega[i])));
      return subtract(inertial, cross(r[i], scale(F, i === 0 ? 1 : -1)));
    });
  };
  const split = (x: readonly number[]): Vec3[] => [x.slice(0, 3) as Vec3, x.slice(3) as Vec3];
  const zero = torques(split([0, 0, 0, 0, 0, 0]));
  const columns = [0, 1, 2, 3, 4, 5].map((j) =>
    torques(split([0, 1, 2, 3, 4, 5].map((k) => (k === j ? 1 : 0)))).map((x, i) => x - zero[i]),
  );
  const matrix = zero.map((_, i) => columns.map((column) => column[i]));
  return split(
    (
      lusolve(
        matrix,
        zero.map((x) => -x),
      ) as number[][]
    ).flat(),
  );
}

/**
 * Rotation matrices column by column and world angular velocities of both bodies, stepped
 * by the classical method.
 */
function runWithoutMultiplier(
  bodies: readonly RigidBody[],
  states: readonly RigidBodyState[],
  T: number,
  steps: number,
): { R: Mat3[]; omega: Vec3[] } {
  type Turning = { R: Mat3[]; omega: Vec3[] };
  const rate = ({ R, omega }: Turning): Turning => ({
    R: R.map((rotation, i) => transpose(transpose(rotation).map((column) => cross(omega[i], column)) as Mat3)),
    omega: accelerationsWithoutMultiplier(bodies, R, omega),
  });
  const plus = (y: Turning, k: Turning, h: number): Turning => ({
    R: y.R.map((m, i) => m.map((row, a) => row.map((x, b) => x + h * k.R[i][a][b])) as Mat3),
    omega: y.omega.map((w, i) => add(w, scale(k.omega[i], h))),
  });
  const h = T / steps;
  let y: Turning = {
    R: states.map(({ orientation }) => matrixFromQuaternion(orientation)),
    omega: states.map(({ orientation, omegaBody }) => apply(matrixFromQuaternion(orientation), omegaBody)),
  };
  for (let k = 0; k < steps; k++) {
    const k1 = rate(y);
    const k2 = rate(plus(y, k1, h / 2));
    const k3 = rate(plus(y, k2, h / 2));
    const k4 = rate(plus(y, k3, h));
    y = plus(plus(plus(plus(y, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6);
  }
  return y;
}

const momenta = (bodies: readonly RigidBody[], states: readonly RigidBodyState[]): { P: Vec3; L: Vec3 } => ({
  P: add(linearMomentum(bodies[0], states[0]), linearMomentum(bodies[1], states[1])),
  L: add(angularMomentumWorld(bodies[0], states[0], [0, 0, 0]), angularMomentumWorld(bodies[1], states[1], [0, 0, 0])),
});

describe('hingedBodies', () => {
  const free = [odd(), box([0.4, 1, 2], 4)] as const;
  const falling = [odd({ gravity }), box([0.4, 1, 2], 4, { gravity })] as const;

  it('assembles the second body on the hinge, at rest against it', () => {
    const hinged = hingedBodies({ bodies: free, anchors });
    const y0 = hinged.assembled(first, second);
    expect(hinged.gap(y0)).toBeNear([0, 0, 0], FORMULA);
    const report = hinged.report({ times: [0], states: [y0], values: new Float64Array(), columns: [], events: [] });
    expect(report.largestResidualRate).toBeLessThan(1e-15);
    expect(hinged.statesOf(y0)[1].omegaBody).toEqual(second.omegaBody);
    expect(hinged.statesOf(y0)[0]).toBeNear(first, FORMULA);
  });

  it.each([
    ['without stabilisation', 0, false],
    ['with feedback', 15, false],
    ['with projection', 0, true],
  ])('%s agrees with six equations without a multiplier to 1e-8 over 2 s, in free fall', (_name, gain, projected) => {
    const hinged = hingedBodies({ bodies: falling, anchors, gain });
    const y0 = hinged.assembled(first, second);
    const [T, steps] = [2, 1000];
    const options = { t1: T, stepSize: T / steps, every: steps, ...(projected ? { project: hinged.project } : {}) };
    const states = hinged.statesOf(integrate(hinged.rate, y0, options).states.at(-1)!);
    const wanted = runWithoutMultiplier(falling, hinged.statesOf(y0), T, steps);
    states.forEach(({ orientation, omegaBody }, i) => {
      expect(matrixFromQuaternion(orientation)).toBeNear(wanted.R[i], 1e-8);
      expect(apply(matrixFromQuaternion(orientation), omegaBody)).toBeNear(wanted.omega[i], 1e-8);
    });
    // The centre of mass of both falls; the bodies sit about it as the anchors say.
    const [mA, mB] = [falling[0].mass, falling[1].mass];
    const centre = (at: readonly RigidBodyState[], field: 'position' | 'velocity'): Vec3 =>
      scale(add(scale(at[0][field], mA), scale(at[1][field], mB)), 1 / (mA + mB));
    const start = hinged.statesOf(y0);
    const fallen = add(
      add(centre(start, 'position'), scale(centre(start, 'velocity'), T)),
      scale(gravity, (T * T) / 2),
    );
    expect(centre(states, 'position')).toBeNear(fallen, 1e-9);
    const apart = subtract(apply(wanted.R[0], anchors[0]), apply(wanted.R[1], anchors[1]));
    expect(subtract(states[1].position, states[0].position)).toBeNear(apart, 1e-8);
  });

  it('keeps momentum, angular momentum and energy, and the gap, as far as the method goes', () => {
    const errors = [0.02, 0.01].map((stepSize) => {
      const hinged = hingedBodies({ bodies: free, anchors });
      const y0 = hinged.assembled(first, second);
      const run = integrate(hinged.rate, y0, { t1: 4, stepSize });
      const [before, after] = [momenta(free, hinged.statesOf(y0)), momenta(free, hinged.statesOf(run.states.at(-1)!))];
      expect(after.P).toBeNear(before.P, CHAIN);
      const { energyDrift, largestResidual } = hinged.report(run);
      return [Math.hypot(...subtract(after.L, before.L)), energyDrift, largestResidual];
    });
    errors[0].forEach((coarse, i) => {
      // Fourth order: half the step, a sixteenth of the error (energy and momentum gain a little more).
      expect(coarse / errors[1][i]).toBeGreaterThan(13);
      expect(errors[1][i]).toBeLessThan(1e-6);
    });
  });

  it('without stabilisation the gap grows; feedback bounds it and projection removes it', () => {
    const over = (gain: number, projected: boolean, T: number): number => {
      const hinged: HingedBodies = hingedBodies({ bodies: falling, anchors, gain });
      const options = { t1: T, stepSize: 0.02, ...(projected ? { project: hinged.project } : {}) };
      return hinged.report(integrate(hinged.rate, hinged.assembled(first, second), options)).largestResidual;
    };
    expect(over(0, false, 20) / over(0, false, 2)).toBeGreaterThan(5);
    expect(over(10, false, 20)).toBeLessThan(over(0, false, 20) / 2);
    // The bodies have fallen 2 km by then: rounding of their positions is 2e-13.
    expect(over(0, true, 20)).toBeLessThan(2e-12);
  });

  it('projects a state off the hinge to one on it, and keeps total momentum', () => {
    const hinged = hingedBodies({ bodies: free, anchors });
    const off = hinged.assembled(first, second).map((x, i) => x + 1e-3 * Math.sin(3 * i + 1));
    const on = hinged.project(0, off);
    const [before, after] = [hinged.statesOf(off), hinged.statesOf(on)];
    expect(hinged.gap(off).some((x) => Math.abs(x) > 1e-4)).toBe(true);
    // Two Newton steps from 1e-3: 1e-3 to the fourth power.
    expect(hinged.gap(on)).toBeNear([0, 0, 0], 1e-11);
    expect(momenta(free, after).P).toBeNear(momenta(free, before).P, CHAIN);
    for (const { orientation } of after) expect(orientation).toBeNear(normalizeQuaternion(orientation), FORMULA);
    expect(hinged.project(0, on)).toBeNear(on, 1e-11);
  });

  it('projects from far away, or says that it cannot', () => {
    const hinged = hingedBodies({ bodies: free, anchors });
    const random = seeded(551);
    for (let k = 0; k < 50; k++) {
      const y0 = hinged.assembled({ ...first, orientation: random.quaternion() }, second);
      const far = y0.map((x, i) => (i < 3 ? x + random.uniform(-0.3, 0.3) : x));
      expect(hinged.gap(hinged.project(0, far))).toBeNear([0, 0, 0], FORMULA);
    }
    // An anchor at the centre of mass of both: turning does not help, moving does at once, from anywhere.
    const centred = hingedBodies({
      bodies: free,
      anchors: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const apart = centred.assembled(first, second).map((x, i) => (i === 0 ? x + 1e6 : x));
    expect(centred.gap(centred.project(0, apart))).toBeNear([0, 0, 0], 1e-9);
  });

  it('at any size and with masses however unlike: the same motion in other units', () => {
    const at = (size: number, masses: readonly [number, number]): HingedBodies =>
      hingedBodies({
        bodies: [box([2 * size, size, 0.5 * size], masses[0]), box([size, 3 * size, size], masses[1])],
        anchors: [scale(anchors[0], size), scale(anchors[1], size)],
        gain: 3,
      });
    const start = (size: number, hinged: HingedBodies): number[] =>
      hinged.assembled(
        { ...first, position: scale(first.position, size), velocity: scale(first.velocity, size) },
        second,
      );
    const plain = at(1, [2, 5]);
    const force = plain.hingeForce(start(1, plain));
    for (const size of [1e-150, 1e-60, 1e-9, 1e9, 1e60, 1e150]) {
      for (const unit of size > 1e-70 && size < 1e70 ? [1e-150, 1, 1e150] : [1]) {
        const hinged = at(size, [2 * unit, 5 * unit]);
        const y = start(size, hinged);
        expect(scale(hinged.hingeForce(y), 1 / size / unit)).toBeNear(force, CHAIN);
        expect(
          scale(
            hinged.gap(
              hinged.project(
                0,
                y.map((x, i) => (i < 3 ? x + 1e-5 * size : x)),
              ),
            ),
            1 / size,
          ),
        ).toBeNear([0, 0, 0], FORMULA);
      }
    }
    // Next to a body of 1e20 times its mass, the light one swings as about a fixed point:
    // its own equation of motion.
    for (const heavy of [1e20, 1e100]) {
      const hinged = at(1, [2, heavy]);
      const still = { orientation: second.orientation, omegaBody: [0, 0, 0] as Vec3 };
      const y = hinged.assembled({ ...first, velocity: [0, 0, 0] }, still);
      const light = hinged.statesOf(y)[0];
      const moving = hinged.rate(
        0,
        y.map((x, i) => (i >= 20 && i < 23 ? 0 : i >= 7 && i < 10 ? x - y[13 + i] : x)),
      );
      // I_anchor omega' = -omega x I_anchor omega without gravity, I_anchor = I + m (r² 1 - r rᵀ).
      const r = anchors[0];
      const about = inertiaAbout({ mass: 2, com: [0, 0, 0], inertia: box([2, 1, 0.5], 2).inertia }, r);
      const omega = light.omegaBody;
      const want = apply(inverse(about), scale(cross(omega, apply(about, omega)), -1));
      expect(moving.slice(10, 13)).toBeNear(want, 1e-11);
    }
  });

  it('closes the accelerations of needles on long arms too, whose moments differ by 1e14', () => {
    const needle = (moment: number): RigidBody =>
      rigidBody({ massProperties: { mass: 1, com: [0, 0, 0], inertia: diagonal(moment, 1, 1) } });
    for (const moment of [1e-8, 1e-14, 3e-15]) {
      for (const arm of [1, 1e3, 1e8]) {
        const at: [Vec3, Vec3] = [
          [0.3, arm, 0.2],
          [0.1, -arm, 0.4],
        ];
        const bodies: [RigidBody, RigidBody] = [needle(moment), needle(moment)];
        const hinged = hingedBodies({ bodies, anchors: at });
        const y = hinged.assembled(rigidBodyState({}), rigidBodyState({ omegaBody: [0, 0, 1] }));
        const rate = hinged.rate(0, y);
        const states = hinged.statesOf(y);
        const [a, b] = states.map((state, i) =>
          pointAccelerationWorld(at[i], {
            ...state,
            acceleration: rate.slice(13 * i + 7, 13 * i + 10) as Vec3,
            angularAccelerationBody: rate.slice(13 * i + 10, 13 * i + 13) as Vec3,
          }),
        );
        // Of terms of the size omega² r and omega' r, whose sum they are.
        const terms = arm * (1 + norm(rate.slice(10, 13) as Vec3) + norm(rate.slice(23, 26) as Vec3));
        expect(scale(subtract(a, b), 1 / terms)).toBeNear([0, 0, 0], FORMULA);
      }
    }
  });

  it('bears one body object twice, equal anchors, and bodies on one line', () => {
    const body = box([2, 0.2, 0.2], 3);
    const straight = hingedBodies({
      bodies: [body, body],
      anchors: [
        [1, 0, 0],
        [-1, 0, 0],
      ],
    });
    const folded = hingedBodies({
      bodies: [body, body],
      anchors: [
        [1, 0, 0],
        [1, 0, 0],
      ],
    });
    // Spinning together about the middle, each is pulled towards it with m omega² r.
    const spinning = straight.assembled(
      rigidBodyState({ position: [-1, 0, 0], velocity: [0, -2, 0], omegaBody: [0, 0, 2] }),
      rigidBodyState({ omegaBody: [0, 0, 2] }),
    );
    expect(straight.hingeForce(spinning)).toBeNear([12, 0, 0], FORMULA);
    // One on the other and turning alike, nothing pulls but the centripetal force of a turn about the hinge.
    const alike = folded.assembled(rigidBodyState({ omegaBody: [0, 0, 2] }), rigidBodyState({ omegaBody: [0, 0, 2] }));
    expect(folded.hingeForce(alike)).toBeNear([0, 0, 0], FORMULA);
  });

  it('hinged at both centres of mass, each body turns as if it were alone', () => {
    const slab = box([3, 2, 1], 4, { gravity });
    const hinged = hingedBodies({
      bodies: [falling[0], slab],
      anchors: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const y0 = hinged.assembled(first, second);
    expect(hinged.hingeForce(y0)).toBeNear([0, 0, 0], FORMULA);
    const states = hinged.statesOf(integrate(hinged.rate, y0, { t1: 2, stepSize: 1e-3, every: 2000 }).states.at(-1)!);
    // The slab's axes are its principal ones, ascending, as freeRotation wants them.
    const principalMoments: Vec3 = [slab.inertia[0][0], slab.inertia[1][1], slab.inertia[2][2]];
    const alone = freeRotation({ principalMoments, ...second })(2);
    expect(states[1].orientation).toBeSameOrientation(alone.orientation, 1e-10);
    expect(states[1].omegaBody).toBeNear(alone.omegaBody, 1e-10);
    expect(states[0].position).toBeNear(states[1].position, CHAIN);
  });

  it.each([
    [{ bodies: [odd()], anchors }, TypeError, 'hingedBodies: expected bodies to be a list of two, got'],
    [
      { bodies: [odd(), odd()], anchors: [[0, 0, 0]] },
      TypeError,
      'hingedBodies: expected anchors to be a list of two, got [[0, 0, 0]]. A hinge joins two bodies.',
    ],
    [
      {
        bodies: [odd(), odd()],
        anchors: [
          [0, 0, 0],
          [0, 0],
        ],
      },
      TypeError,
      'hingedBodies: expected anchors[1] to be 3 numbers, got [0, 0]. Write it as an array.',
    ],
    [{ bodies: [odd(), odd()], anchors, gain: NaN }, RangeError, 'hingedBodies: expected a finite gain, got NaN.'],
    [
      {
        bodies: [odd(), odd()],
        anchors: [
          [1e200, 0, 0],
          [0, 0, 0],
        ],
      },
      RangeError,
      'hingedBodies: expected an anchor within the range of numbers, got [1e+200, 0, 0]. With a mass of 2.5 kg and moments of',
    ],
    [
      { bodies: [odd(), odd()], anchors, gains: 3 },
      TypeError,
      'hingedBodies: expected options to have only fields that it knows, got gains. Did you mean gain?',
    ],
    [undefined, TypeError, 'hingedBodies: expected options to be an object, got undefined.'],
    [{ bodies: [odd(), rod], anchors }, RangeError, 'hingedBodies: expected three principal moments > 0'],
  ])('%#: refuses what makes no hinge', (options, kind, text) => {
    expect(() => hingedBodies(options as unknown as Parameters<typeof hingedBodies>[0])).toThrow(kind);
    expect(() => hingedBodies(options as unknown as Parameters<typeof hingedBodies>[0])).toThrow(text);
  });

  it('refuses a state of another length', () => {
    const hinged = hingedBodies({ bodies: free, anchors });
    expect(() => hinged.gap([1, 2, 3])).toThrow(
      new TypeError('hingedBodies: expected y to be 26 numbers, got [1, 2, 3]. Write it as an array.'),
    );
  });

  it('refuses states that are none, by its own name', () => {
    const hinged = hingedBodies({ bodies: free, anchors });
    const y0 = hinged.assembled(first, second);
    const zero = y0.map((x, i) => (i >= 16 && i < 20 ? 0 : x));
    for (const call of [
      hinged.gap,
      hinged.hingeForce,
      hinged.statesOf,
      (y: number[]) => hinged.rate(0, y),
      (y: number[]) => hinged.project(0, y),
    ]) {
      expect(() => call(zero)).toThrow(
        new RangeError(
          'hingedBodies: expected a non-zero orientation, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
        ),
      );
    }
    const assembled = hinged.assembled as (...args: unknown[]) => number[];
    expect(() => assembled()).toThrow('hingedBodies: expected a state, got undefined.');
    expect(() => assembled(first)).toThrow('hingedBodies: expected second to be an object, got undefined.');
    expect(() => assembled(first, { orientation: [1, 0, 0, 0], omega: [0, 0, 1] })).toThrow(
      'hingedBodies: expected second to have only fields that it knows, got omega. Did you mean omegaBody?',
    );
    expect(() => assembled(first, { omegaBody: [0, 0, 1] })).toThrow(
      'hingedBodies: expected second.orientation to be 4 numbers, got undefined.',
    );
  });
});

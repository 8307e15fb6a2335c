import { lusolve } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  add,
  angularMomentumWorld,
  apply,
  cross,
  freeRotation,
  hingedBodies,
  integrate,
  linearMomentum,
  matrixFromQuaternion,
  multiply,
  normalizeQuaternion,
  quaternionFromAxisAngle,
  rigidBody,
  rigidBodyState,
  scale,
  solidBox,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { HingedBodies, Mat3, RigidBody, RigidBodyState, Vec3 } from 'rigid-body-lab';
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
    inertia: [
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
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

/** Both angular accelerations from torques about the centres, with the force as the reduced mass times the relative
 * acceleration of the centres: six equations, no multiplier. World axes throughout. */
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

/** Rotation matrices column by column and world angular velocities of both bodies, stepped by the classical method. */
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
});

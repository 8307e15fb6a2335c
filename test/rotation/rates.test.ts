import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  matrixFromQuaternion,
  matrixRateFromOmegaBody,
  matrixRateFromOmegaWorld,
  multiply,
  multiplyQuaternions,
  normalizeQuaternion,
  omegaBodyFromMatrixRate,
  omegaBodyFromQuaternionRate,
  omegaWorldFromMatrixRate,
  omegaWorldFromQuaternionRate,
  quaternionFromRotationVector,
  quaternionRateFromOmegaBody,
  quaternionRateFromOmegaWorld,
  rotate,
  scale,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { oracle, publicReport } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(360);
const STEP = 1e-5;

/** A motion whose angular velocity changes in size and direction, so that body and world rates differ. */
function wobble(t: number): Quaternion {
  const spin = quaternionFromRotationVector([0.3 * t, -1.1 * t * t, 0.7]);
  return multiplyQuaternions(spin, quaternionFromRotationVector([0.4, 0.9 * Math.sin(t), 2 * t]));
}

const difference = (ahead: number[], behind: number[]): number[] => ahead.map((x, i) => (x - behind[i]) / (2 * STEP));

describe('rates against central differences', () => {
  it.each([-1.3, 0, 0.45, 2])('of a wobbling body at t = %d, each way and back', (t) => {
    const [q, ahead, behind] = [wobble(t), wobble(t + STEP), wobble(t - STEP)];
    const qRate = difference(ahead, behind) as Quaternion;
    const [R, Rahead, Rbehind] = [q, ahead, behind].map(matrixFromQuaternion);
    const Rrate = Rahead.map((row, i) => difference(row, Rbehind[i])) as Mat3;

    const omegaBody = omegaBodyFromQuaternionRate(q, qRate);
    const omegaWorld = omegaWorldFromQuaternionRate(q, qRate);
    expect(Math.hypot(...omegaBody)).toBeGreaterThan(0.5);
    expect(omegaWorld).toBeNear(rotate(q, omegaBody), FORMULA);
    expect(omegaBodyFromMatrixRate(R, Rrate)).toBeNear(omegaBody, CENTRAL_DIFFERENCE);
    expect(omegaWorldFromMatrixRate(R, Rrate)).toBeNear(omegaWorld, CENTRAL_DIFFERENCE);

    expect(quaternionRateFromOmegaBody(q, omegaBody)).toBeNear(qRate, CENTRAL_DIFFERENCE);
    expect(quaternionRateFromOmegaWorld(q, omegaWorld)).toBeNear(qRate, CENTRAL_DIFFERENCE);
    expect(matrixRateFromOmegaBody(R, omegaBody)).toBeNear(Rrate, CENTRAL_DIFFERENCE);
    expect(matrixRateFromOmegaWorld(R, omegaWorld)).toBeNear(Rrate, CENTRAL_DIFFERENCE);
  });

  it('a constant omegaBody turns by exp(omegaBody t) on the right, omegaWorld on the left', () => {
    for (let k = 0; k < 100; k++) {
      const [q, omega] = [random.quaternion(), random.vector(3)];
      const turn = (t: number): Quaternion => quaternionFromRotationVector(scale(omega, t));
      const right = difference(multiplyQuaternions(q, turn(STEP)), multiplyQuaternions(q, turn(-STEP)));
      const left = difference(multiplyQuaternions(turn(STEP), q), multiplyQuaternions(turn(-STEP), q));
      expect(quaternionRateFromOmegaBody(q, omega)).toBeNear(right, CENTRAL_DIFFERENCE);
      expect(quaternionRateFromOmegaWorld(q, omega)).toBeNear(left, CENTRAL_DIFFERENCE);
    }
  });
});

describe('rates among themselves', () => {
  it('the inverse returns the omega, in both frames and both representations', () => {
    for (let k = 0; k < 1000; k++) {
      const [q, omega] = [random.quaternion(), random.vector(20)];
      const R = matrixFromQuaternion(q);
      expect(omegaBodyFromQuaternionRate(q, quaternionRateFromOmegaBody(q, omega))).toBeNear(omega, FORMULA);
      expect(omegaWorldFromQuaternionRate(q, quaternionRateFromOmegaWorld(q, omega))).toBeNear(omega, FORMULA);
      expect(omegaBodyFromMatrixRate(R, matrixRateFromOmegaBody(R, omega))).toBeNear(omega, FORMULA);
      expect(omegaWorldFromMatrixRate(R, matrixRateFromOmegaWorld(R, omega))).toBeNear(omega, FORMULA);
    }
  });

  it('body and world forms agree when omegaWorld = R omegaBody', () => {
    for (let k = 0; k < 500; k++) {
      const [q, omegaBody] = [random.quaternion(), random.vector(5)];
      const omegaWorld = rotate(q, omegaBody);
      const R = matrixFromQuaternion(q);
      expect(quaternionRateFromOmegaWorld(q, omegaWorld)).toBeNear(quaternionRateFromOmegaBody(q, omegaBody), FORMULA);
      expect(matrixRateFromOmegaWorld(R, omegaWorld)).toBeNear(matrixRateFromOmegaBody(R, omegaBody), FORMULA);
    }
  });

  it('are linear in an orientation that is not quite unit, as a Runge-Kutta stage has', () => {
    const [q, omega]: [Quaternion, Vec3] = [
      [0.5, 0.5, 0.5, 0.5],
      [1, 2, 3],
    ];
    const stretched = q.map((x) => 1.1 * x) as Quaternion;
    expect(quaternionRateFromOmegaBody(stretched, omega)).toBeNear([-1.65, 0.55, 0, 1.1], FORMULA);
    expect(quaternionRateFromOmegaWorld(stretched, omega)).toBeNear(
      quaternionRateFromOmegaWorld(q, omega).map((x) => 1.1 * x),
      FORMULA,
    );
  });
});

interface Right {
  right: { qdot: Quaternion; q_after_1s_up_to_sign: Quaternion };
}

describe('reference values', () => {
  it.each(oracle('derivatives'))('$id', ({ inputs, expected, tolerance }) => {
    const { Q, R, omega_body: omegaBody } = inputs as { Q: Quaternion; R: Mat3; omega_body: Vec3 };
    const want = expected as { Qdot: Quaternion; Rdot: Mat3; omega_world: Vec3 };
    expect(quaternionRateFromOmegaBody(Q, omegaBody)).toMatchOracle(want.Qdot, tolerance);
    expect(quaternionRateFromOmegaWorld(Q, want.omega_world)).toMatchOracle(want.Qdot, tolerance);
    expect(matrixRateFromOmegaBody(R, omegaBody)).toMatchOracle(want.Rdot, tolerance);
    expect(matrixRateFromOmegaWorld(R, want.omega_world)).toMatchOracle(want.Rdot, tolerance);
    expect(omegaBodyFromQuaternionRate(Q, want.Qdot)).toMatchOracle(omegaBody, tolerance);
    expect(omegaWorldFromQuaternionRate(Q, want.Qdot)).toMatchOracle(want.omega_world, tolerance);
    expect(omegaBodyFromMatrixRate(R, want.Rdot)).toMatchOracle(omegaBody, tolerance);
    expect(omegaWorldFromMatrixRate(R, want.Rdot)).toMatchOracle(want.omega_world, tolerance);
  });

  it('dy-05: the body rate stands on the right, and after a second the attitude is right', () => {
    const report = publicReport('dy-05');
    const tolerance = Number(report.tolerance);
    const { q, omega_body: omegaBody, T } = report.input as { q: Quaternion; omega_body: Vec3; T: number };
    const { qdot, q_after_1s_up_to_sign: after } = (report.expected as Right).right;
    expect(quaternionRateFromOmegaBody(q, omegaBody)).toBeNear(qdot, tolerance);
    const turned = multiplyQuaternions(q, quaternionFromRotationVector(scale(omegaBody, T)));
    expect(turned).toBeSameOrientation(after, tolerance);
  });

  it('dy-06: an explicit Euler step reads only the old components', () => {
    const report = publicReport('dy-06');
    const tolerance = Number(report.tolerance);
    const { q, omega_body: omegaBody, h } = report.input as { q: Quaternion; omega_body: Vec3; h: number };
    const rate = quaternionRateFromOmegaBody(Object.freeze(q), omegaBody);
    expect(q.map((x, i) => x + h * rate[i])).toBeNear((report.expected as { right: Quaternion }).right, tolerance);
  });
});

describe('rates that belong to no rotation', () => {
  const q: Quaternion = [0.5, 0.5, 0.5, 0.5];
  const R = matrixFromQuaternion(q);

  it.each([
    ['omegaBodyFromQuaternionRate', omegaBodyFromQuaternionRate],
    ['omegaWorldFromQuaternionRate', omegaWorldFromQuaternionRate],
  ])('%s refuses a rate along q', (name, omegaFrom) => {
    expect(() => omegaFrom(q, [1, 0, 0, 0])).toThrow(
      new RangeError(
        `${name}: expected quaternionRate to satisfy q · q' = 0, got [1, 0, 0, 0]. q · q' is 0.5, so the quaternion would not stay a unit one: this is no rotation.`,
      ),
    );
    expect(() => omegaFrom([1, 2, 3, 4], [0, 0, 0, 0])).toThrow(`${name}: expected quaternion to be a unit quaternion`);
    expect(() => omegaFrom(q, [0, 0, 0] as never)).toThrow(`${name}: expected quaternionRate to be 4 numbers`);
    expect(omegaFrom(q, [0, 0, 0, 0])).toBeNear([0, 0, 0], 0);
  });

  it.each([
    ['omegaBodyFromMatrixRate', omegaBodyFromMatrixRate],
    ['omegaWorldFromMatrixRate', omegaWorldFromMatrixRate],
  ])('%s refuses the rate of the slide’s misprinted omega* (erratum L7)', (name, omegaFrom) => {
    const [x, y, z] = [0.3, -1.1, 0.7];
    const printed: Mat3 = [
      [0, -x, y],
      [z, 0, -x],
      [y, z, 0],
    ];
    expect(() => omegaFrom(R, multiply(printed, R))).toThrow(RangeError);
    expect(() => omegaFrom(R, multiply(printed, R))).toThrow(
      /^omega(Body|World)FromMatrixRate: expected matrixRate with a skew Rᵀ R', got .* Its symmetric part reaches 1\.1, so the columns would not stay orthonormal: this is no rotation\.$/,
    );
    expect(() => omegaFrom(diagonal(2, 1, 1), R)).toThrow(`${name}: expected matrix to be a rotation`);
    expect(() =>
      omegaFrom(R, [
        [0, 0],
        [0, 0],
      ] as never),
    ).toThrow(`${name}: expected matrixRate to be three rows`);
    expect(omegaFrom(R, diagonal(0, 0, 0))).toBeNear([0, 0, 0], 0);
  });

  it('a rate taken by differences a tenth of a degree apart still passes', () => {
    const h = Math.PI / 1800;
    const rate = wobble(1 + h).map((x, i) => (x - wobble(1 - h)[i]) / (2 * h)) as Quaternion;
    expect(omegaBodyFromQuaternionRate(wobble(1), rate)).toHaveLength(3);
  });

  it.each<[string, () => unknown, string]>([
    [
      'quaternionRateFromOmegaBody',
      () => quaternionRateFromOmegaBody([1, 0, 0] as never, [0, 0, 0]),
      'quaternion to be 4 numbers',
    ],
    ['quaternionRateFromOmegaBody', () => quaternionRateFromOmegaBody(q, [0, NaN, 0]), 'a finite omegaBody[1]'],
    [
      'quaternionRateFromOmegaWorld',
      () => quaternionRateFromOmegaWorld(q, [0, 0] as never),
      'omegaWorld to be 3 numbers',
    ],
    ['matrixRateFromOmegaBody', () => matrixRateFromOmegaBody(R, [0, 0, Infinity]), 'a finite omegaBody[2]'],
    [
      'matrixRateFromOmegaWorld',
      () => matrixRateFromOmegaWorld([1, 2, 3] as never, [0, 0, 0]),
      'matrix[0] to be 3 numbers',
    ],
  ])('%s refuses wrong shapes and values', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});

it('a body that is normalised after small steps keeps turning with its constant omega', () => {
  const omega: Vec3 = [0.2, -0.4, 1];
  let q: Quaternion = [1, 0, 0, 0];
  const steps = 2000;
  for (let n = 0; n < steps; n++) {
    const h = 1 / steps;
    const middle = q.map((x, i) => x + (h / 2) * quaternionRateFromOmegaBody(q, omega)[i]) as Quaternion;
    const rate = quaternionRateFromOmegaBody(middle, omega);
    q = normalizeQuaternion(q.map((x, i) => x + h * rate[i]) as Quaternion);
  }
  // The midpoint rule's error is h² |omega|³ / 24 = 1.3e-8.
  expect(q).toBeSameOrientation(quaternionFromRotationVector(omega), 2e-8);
  expect(apply(matrixFromQuaternion(q), omega)).toBeNear(omega, 100 * EPS);
});

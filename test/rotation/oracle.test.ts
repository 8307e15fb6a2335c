/** Every case of the reference families rotations and tricky that concerns rotations or frames. */
import { describe, expect, it } from 'vitest';
import {
  apply,
  axisAngleFromMatrix,
  axisAngleFromQuaternion,
  eulerFromMatrix,
  eulerFromQuaternion,
  identity,
  isRotation,
  matrixFromAxisAngle,
  matrixFromEuler,
  matrixFromQuaternion,
  multiply,
  multiplyQuaternions,
  normalizeQuaternion,
  orthonormalize,
  quaternionFromAxisAngle,
  quaternionFromEuler,
  quaternionFromMatrix,
  rotate,
  scale,
  toBasis,
  transpose,
} from 'rigid-body-lab';
import type { AxisAngle, Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { CHAIN, EPS } from '../support/tolerances.js';

/** `axis * angle`; half a turn about an axis is half a turn about its opposite. */
function toMatchTurn({ axis, angle }: AxisAngle, want: Vec3, tolerance: { abs: number; rel: number }): void {
  const got = scale(axis, angle);
  const along = got[0] * want[0] + got[1] * want[1] + got[2] * want[2];
  const halfTurn = Math.abs(angle - Math.PI) < 1e-12;
  expect(halfTurn && along < 0 ? scale(got, -1) : got).toMatchOracle(want, tolerance);
}

describe('reference values of rotations', () => {
  interface Expected {
    R: Mat3;
    Q: Quaternion;
    canonical_angle: number;
    canonical_axis?: Vec3;
    gimbal_lock: boolean;
    gamma_plus_sign_beta?: number;
    theta_x?: number;
    euler_zxy?: { gamma_z: number; theta_x: number; beta_y: number };
  }
  const lectureAngles = ({ gamma_z, theta_x, beta_y }: { gamma_z: number; theta_x: number; beta_y: number }): Vec3 => [
    gamma_z,
    theta_x,
    beta_y,
  ];

  const handlers: Record<string, (given: OracleCase) => void> = {
    aa: ({ inputs, expected, tolerance, id }) => {
      const { axis, angle_rad: angle } = inputs as { axis: Vec3; angle_rad: number };
      const want = expected as Expected;
      expect(matrixFromAxisAngle(axis, angle)).toMatchOracle(want.R, tolerance);
      const q = quaternionFromAxisAngle(axis, angle);
      const sign = want.Q[0] * q[0] + want.Q[1] * q[1] + want.Q[2] * q[2] + want.Q[3] * q[3] < 0 ? -1 : 1;
      expect(q.map((x) => sign * x)).toMatchOracle(want.Q, tolerance);
      expect(matrixFromQuaternion(want.Q)).toMatchOracle(want.R, tolerance);
      const turn = scale(want.canonical_axis ?? [0, 0, 1], want.canonical_angle);
      toMatchTurn(axisAngleFromQuaternion(want.Q), turn, tolerance);
      // The entries of R are rounded to 1e-16, so is the angle that they hold, times its
      // error amplification of 2.
      const fromRounded = { abs: tolerance.abs + 4 * EPS, rel: tolerance.rel };
      toMatchTurn(axisAngleFromMatrix(want.R), turn, fromRounded);
      // aa-x90 is a turn of 90 degrees about x, as far from lock as eu-lock+ is: cos theta = 6e-17 in both.
      expectLectureAngles(want, tolerance, want.gimbal_lock || id === 'aa-x90');
    },
    eu: ({ inputs, expected, tolerance }) => {
      const angles = lectureAngles(inputs as { gamma_z: number; theta_x: number; beta_y: number });
      const want = expected as Expected;
      expect(matrixFromEuler('ZXY', angles)).toMatchOracle(want.R, tolerance);
      expect(quaternionFromEuler('ZXY', angles)).toBeSameOrientation(want.Q, tolerance.abs + tolerance.rel);
      expectLectureAngles(want, tolerance);
    },
    co: ({ inputs, expected, tolerance }) => {
      const { first, second, vector } = inputs as Record<'first' | 'second', { axis: Vec3; angle_rad: number }> & {
        vector: Vec3;
      };
      const want = expected as Record<'R1R2' | 'R2R1', Mat3> & { Q1Q2: Quaternion; R1R2_v: Vec3; inverse_R1R2_v: Vec3 };
      const [R1, R2] = [first, second].map(({ axis, angle_rad: angle }) => matrixFromAxisAngle(axis, angle));
      const [Q1, Q2] = [first, second].map(({ axis, angle_rad: angle }) => quaternionFromAxisAngle(axis, angle));
      const Q12 = multiplyQuaternions(Q1, Q2);
      expect(multiply(R1, R2)).toMatchOracle(want.R1R2, tolerance);
      expect(multiply(R2, R1)).toMatchOracle(want.R2R1, tolerance);
      expect(Q12).toBeSameOrientation(want.Q1Q2, tolerance.abs + tolerance.rel);
      expect(rotate(Q12, vector)).toMatchOracle(want.R1R2_v, tolerance);
      expect(apply(transpose(multiply(R1, R2)), vector)).toMatchOracle(want.inverse_R1R2_v, tolerance);
    },
    q: ({ inputs, expected, tolerance, id, misconceptions }) => {
      const { Q } = inputs as { Q: Quaternion };
      const want = expected as { R_normalised: Mat3; Q_unit: Quaternion; norm: number };
      const unit = normalizeQuaternion(Q);
      expect(unit).toBeSameOrientation(want.Q_unit, tolerance.abs + tolerance.rel);
      expect(matrixFromQuaternion(unit)).toMatchOracle(want.R_normalised, tolerance);
      if (id !== 'q-nonunit') return;
      // Eq. 10 as printed would give this matrix (erratum C4); the library refuses and names the fix.
      expect(isRotation((misconceptions as { eq10_without_normalising: Mat3 }).eq10_without_normalising)).toBe(false);
      expect(() => matrixFromQuaternion(Q)).toThrow(`Its length is ${want.norm}`);
    },
  };

  function expectLectureAngles(
    want: Expected,
    tolerance: { abs: number; rel: number },
    locked = want.gimbal_lock,
  ): void {
    for (const reading of [eulerFromMatrix('ZXY', want.R), eulerFromQuaternion('ZXY', want.Q)]) {
      expect(reading.gimbalLock).toBe(locked);
      // The quaternion of the reference is rounded too, which moves the matrix by some 1e-16.
      expect(matrixFromEuler('ZXY', reading.angles)).toMatchOracle(want.R, {
        abs: Math.max(tolerance.abs, 8 * EPS),
        rel: tolerance.rel,
      });
      const [gamma, theta, beta] = reading.angles;
      if (want.gimbal_lock) {
        const sum = theta > 0 ? gamma + beta : gamma - beta;
        expect([Math.cos(sum), Math.sin(sum)]).toBeNear(
          [Math.cos(want.gamma_plus_sign_beta ?? NaN), Math.sin(want.gamma_plus_sign_beta ?? NaN)],
          CHAIN,
        );
        expect(theta).toBeNear(want.theta_x, CHAIN);
      }
    }
  }

  it.each(oracle('rotations'))('$id', (given) => {
    const handler = handlers[given.id.split('-')[0]] as ((given: OracleCase) => void) | undefined;
    if (!handler) throw new Error(`rotations: case ${given.id} is not handled`);
    handler(given);
  });
});

describe('tricky rotations and frames', () => {
  /** Operations of other folders, tested there. */
  const elsewhere = ['com', 'inertia', 'rk4', 'cylinder', 'inverseInertia', 'step', 'torquefree'];
  interface Inputs {
    Q: Quaternion;
    R: Mat3;
    axis: Vec3;
    angle_rad: number;
    u0: [number, number];
    basis_vectors: [[number, number], [number, number]];
    x_e: [number, number];
  }
  interface Expected {
    error?: boolean;
    R?: Mat3;
    R_minus_I?: Mat3;
    recovered_angle?: number;
    angle?: number;
    axis_up_to_sign?: Vec3;
  }
  const operations: Record<string, (inputs: Inputs) => unknown> = {
    quaternionToMatrix: ({ Q }) => matrixFromQuaternion(Q),
    changeOfBasis: ({ x_e, u0, basis_vectors }) => toBasis(x_e, { origin: u0, axes: basis_vectors }),
    orthonormalize: ({ R }) => orthonormalize(R),
    matrixToQuaternion: ({ R }) => quaternionFromMatrix(R),
    matrixToAxisAngle: ({ R }) => axisAngleFromMatrix(R),
    axisAngleToMatrix: ({ axis, angle_rad: angle }) => matrixFromAxisAngle(axis, angle),
  };
  const mine = oracle('tricky').filter(({ inputs }) => !elsewhere.includes((inputs as { op: string }).op));

  it.each(mine)('$id', ({ inputs, expected, tolerance, id }) => {
    const operation = operations[(inputs as { op: string }).op] as ((inputs: Inputs) => unknown) | undefined;
    if (!operation) throw new Error(`tricky: case ${id} is not handled`);
    const want = expected as Expected;
    if (want.error) {
      expect(() => operation(inputs as Inputs)).toThrow(RangeError);
      return;
    }
    const got = operation(inputs as Inputs);
    if (want.R) expect(got).toMatchOracle(want.R, tolerance);
    else if (want.R_minus_I) {
      const R = got as Mat3;
      // Off the diagonal R - 1 is exact; on it the difference to 1 is below the last digit of R.
      expect(R.map((row, i) => row.map((x, j) => x - identity()[i][j]))).toMatchOracle(want.R_minus_I, {
        abs: EPS,
        rel: 0,
      });
      expect([R[0][1], R[1][2], R[2][0]]).toMatchOracle(
        [want.R_minus_I[0][1], want.R_minus_I[1][2], want.R_minus_I[2][0]],
        { abs: 0, rel: 1e-15 },
      );
      expect(axisAngleFromMatrix(R).angle).toMatchOracle(want.recovered_angle, tolerance);
    } else {
      const { axis, angle } = got as AxisAngle;
      expect(angle).toMatchOracle(want.angle, tolerance);
      if (want.axis_up_to_sign) expect(axis).toMatchOracle(want.axis_up_to_sign, tolerance);
    }
  });

  it('covers nine cases, and every other operation is known', () => {
    expect(mine).toHaveLength(9);
    const known = [...elsewhere, ...Object.keys(operations)];
    expect(oracle('tricky').filter(({ inputs }) => !known.includes((inputs as { op: string }).op))).toEqual([]);
  });
});

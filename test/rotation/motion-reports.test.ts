/** The reports on rotations of test/oracle/public-reports-motion.json, each kind widened. */
import { describe, expect, it } from 'vitest';
import {
  EULER_SEQUENCES,
  eulerFromMatrix,
  matrixFromEuler,
  matrixFromQuaternion,
  normalizeQuaternion,
  omegaBodyFromQuaternionRate,
  omegaWorldFromQuaternionRate,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionRateFromOmegaBody,
  quaternionRateFromOmegaWorld,
  scale,
  slerp,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { motionReport } from '../support/motion-reports.js';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';

/**
 * Beside the pole the outer angles merge where the middle one is within some 1e-14 of
 * it: that much is given up.
 */
const LOCK = 4 * FORMULA;

describe('public reports on rotations', () => {
  it('t2-38: Euler angles at the pole and beside it give back the matrix', () => {
    const { input, right } = motionReport('t2-38') as { input: { matrix: Mat3 }; right: { round_trip_rad: number } };
    expect(right.round_trip_rad).toBe(0);
    const random = seeded(531);
    for (const sequence of EULER_SEQUENCES) {
      const { angles } = eulerFromMatrix(sequence, input.matrix);
      expect(matrixFromEuler(sequence, angles)).toBeNear(input.matrix, FORMULA);
      const isProper = sequence[0].toLowerCase() === sequence[2].toLowerCase();
      for (let k = 0; k < 200; k++) {
        const pole = (isProper ? [0, Math.PI] : [Math.PI / 2, -Math.PI / 2])[k % 2];
        const beside = k < 20 ? 0 : random.uniform(-1, 1) * 10 ** -random.integer(7, 16);
        const R = matrixFromEuler(sequence, [random.uniform(-3, 3), pole + beside, random.uniform(-3, 3)]);
        expect(matrixFromEuler(sequence, eulerFromMatrix(sequence, R).angles)).toBeNear(R, LOCK);
      }
    }
  });

  it('t2-39: a quaternion of six digits at the pole', () => {
    const { quaternion_wxyz } = motionReport('t2-39').input as { quaternion_wxyz: Quaternion };
    const R = matrixFromQuaternion(normalizeQuaternion(quaternion_wxyz));
    const { angles } = eulerFromMatrix('ZYX', R);
    expect(angles.every(Number.isFinite)).toBe(true);
    expect(matrixFromEuler('ZYX', angles)).toBeNear(R, FORMULA);
  });

  it('t2-40: extrinsic and intrinsic sequences are told apart by case', () => {
    const report = motionReport('t2-40');
    const { angles } = report.input as { angles: Vec3 };
    const right = report.right as { xyz_extrinsic_wxyz: Quaternion; XYZ_intrinsic_wxyz: Quaternion };
    const quaternion = (sequence: 'xyz' | 'XYZ'): Quaternion => quaternionFromMatrix(matrixFromEuler(sequence, angles));
    // The report has nine digits.
    expect(quaternion('xyz')).toBeSameOrientation(right.xyz_extrinsic_wxyz, 1e-9);
    expect(quaternion('XYZ')).toBeSameOrientation(right.XYZ_intrinsic_wxyz, 1e-9);
  });

  it('t2-42: angular velocity to quaternion rate and back loses no digits at any size', () => {
    const { random: count } = motionReport('t2-42').input as { random: number };
    const random = seeded(532);
    for (let k = 0; k < count; k++) {
      const [q, size] = [random.quaternion(), 10 ** random.uniform(-150, 150)];
      const omega = random.vector();
      const back = [
        omegaBodyFromQuaternionRate(q, quaternionRateFromOmegaBody(q, scale(omega, size))),
        omegaWorldFromQuaternionRate(q, quaternionRateFromOmegaWorld(q, scale(omega, size))),
      ];
      for (const found of back) expect(scale(found, 1 / size)).toBeNear(omega, FORMULA);
    }
  });

  it('t2-43: slerp between equal orientations', () => {
    const { result } = motionReport('t2-43').right as { result: Quaternion };
    const q = quaternionFromAxisAngle([0, 1, 0], -1.238796);
    const minus = q.map((x) => -x) as Quaternion;
    for (const end of [q, minus]) expect(slerp(q, end, 0.5)).toBeSameOrientation(result, 1e-15);
  });
});

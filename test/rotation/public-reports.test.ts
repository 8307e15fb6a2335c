/** Every public report on rotation conversions. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  apply,
  axisAngleFromMatrix,
  axisAngleFromQuaternion,
  deg,
  eulerFromMatrix,
  identity,
  isRotation,
  matrixFromAxisAngle,
  matrixFromEuler,
  matrixFromQuaternion,
  matrixFromRotationVector,
  nearestRotation,
  normalizeQuaternion,
  orthonormalize,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  rotate,
  rotationProblems,
  rotationVectorFromMatrix,
  rotationVectorFromQuaternion,
  scale,
  slerp,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, ReadonlyVec3, Vec3 } from 'rigid-body-lab';
import type { PublicReport } from '../support/oracle.js';
import { FORMULA } from '../support/tolerances.js';

describe('public reports on rotation conversions', () => {
  const file = new URL('../oracle/public-reports.json', import.meta.url);
  const reports = (JSON.parse(readFileSync(file, 'utf8')) as PublicReport[]).filter(({ family }) =>
    family.startsWith('3 '),
  );
  /* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-argument --
     Each case has fields of its own. */
  const handlers: Record<string, (report: PublicReport, tolerance: number) => void> = {
    'ro-01': ({ input, expected }, tolerance) => {
      const q = quaternionFromMatrix(input.matrix);
      expect(q).toBeSameOrientation(expected.right.quaternion_wxyz_up_to_sign, tolerance);
      expect(matrixFromQuaternion(q)).toBeNear(input.matrix, tolerance);
    },
    'ro-03': ({ input, expected }, tolerance) => {
      const cases = input.cases as { axis: Vec3; angle_deg: number; matrix: Mat3 }[];
      expect(cases).toHaveLength(16);
      cases.forEach(({ axis, angle_deg, matrix }, n) => {
        expect(quaternionFromMatrix(matrix)).toBeSameOrientation(expected.right[n], tolerance);
        expect(matrixFromAxisAngle(axis, deg(angle_deg))).toBeNear(matrix, tolerance);
      });
    },
    'ro-05': ({ input, expected }, tolerance) => {
      (input.quaternions as Quaternion[]).forEach((q, n) => {
        const { axis, angle } = axisAngleFromQuaternion(q);
        expect(angle).toBeNear(expected.right.angle_mod_2pi[n], tolerance);
        expect(Math.hypot(...axis)).toBeNear(1, tolerance);
        expect(matrixFromAxisAngle(axis, angle)).toBeNear(identity(), tolerance);
      });
    },
    'ro-06': ({ input, expected }, tolerance) => {
      expect(axisAngleFromQuaternion(input.quaternion).angle).toBeNear(expected.right.angle_from_quaternion, tolerance);
      expect(axisAngleFromMatrix(input.matrix).angle).toBeNear(expected.right.angle_from_matrix, tolerance);
    },
    'ro-08': ({ input, expected }, tolerance) => {
      const want = scale(expected.right.axis as ReadonlyVec3, expected.right.angle);
      expect(rotationVectorFromMatrix(input.matrix)).toBeNear(want, tolerance);
      expect(scale(axisAngleFromMatrix(input.matrix).axis, axisAngleFromMatrix(input.matrix).angle)).toBeNear(
        want,
        tolerance,
      );
    },
    'ro-10': ({ input, expected }, tolerance) => {
      expect(quaternionFromMatrix(input.matrix_6_decimals)).toBeSameOrientation(
        expected.right.quaternion_up_to_sign,
        tolerance,
      );
      // The refusal states the tolerance and the error measured.
      expect(() => quaternionFromMatrix(input.too_far)).toThrow(
        /its square misses 1 by 0\.067\d+ where 0\.00001 is allowed: the matrix scales/,
      );
      expect(rotationProblems(input.too_far).length).toBeGreaterThan(0);
    },
    'ro-11': ({ input, expected }, tolerance) => {
      const { row_gram_schmidt_as_on_slides: rows, nearest_rotation_svd: nearest } = expected.right as Record<
        string,
        Mat3
      >;
      expect(orthonormalize(input.matrix)).toBeNear(rows, tolerance);
      expect(nearestRotation(input.matrix)).toBeNear(nearest, tolerance);
      expect([orthonormalize, nearestRotation].every((repair) => isRotation(repair(input.matrix), FORMULA))).toBe(true);
    },
    'ro-13': ({ input, expected }, tolerance) => {
      const R = matrixFromAxisAngle(input.axis, deg(input.angle_deg));
      expect(R).toBeNear(expected.right.matrix, tolerance);
      expect(matrixFromQuaternion(input.quaternion)).toBeNear(expected.right.matrix, tolerance);
      expect(apply(R, input.vector)).toBeNear(expected.right.rotated, tolerance);
      expect(rotate(input.quaternion, input.vector)).toBeNear(expected.right.rotated, tolerance);
      expect(quaternionFromMatrix(R)).toBeSameOrientation(input.quaternion, tolerance);
    },
    'ro-15': ({ input, expected }, tolerance) => {
      for (const sequence of ['ZYX', 'zyx', 'XYZ', 'ZXY', 'YXY'] as const) {
        const { angles } = eulerFromMatrix(sequence, input.matrix);
        expect(matrixFromEuler(sequence, angles)).toBeNear(expected.right.matrix_recomposed, tolerance);
      }
    },
    'ro-16': ({ input, expected }, tolerance) => {
      const { about_x, about_y, about_z } = input.angles_deg as Record<string, number>;
      const [x, y, z] = [about_x, about_y, about_z].map(deg);
      expect(matrixFromEuler('XYZ', [x, y, z])).toBeNear(expected.right.intrinsic_x_then_y_then_z, tolerance);
      expect(matrixFromEuler('xyz', [x, y, z])).toBeNear(expected.right.extrinsic_x_then_y_then_z, tolerance);
      expect(matrixFromEuler('ZXY', [z, x, y])).toBeNear(expected.right['slides_order_Rz(70)Rx(30)Ry(-45)'], tolerance);
    },
    'ro-18': ({ input, expected }, tolerance) => {
      expect(slerp(input.q0, input.q1, input.t)).toBeSameOrientation(expected.right, tolerance);
    },
    'ro-20': ({ input, expected }) => {
      const q = Object.freeze(input.quaternion as Quaternion);
      const unit = Object.freeze(normalizeQuaternion(q));
      for (const use of [matrixFromQuaternion, axisAngleFromQuaternion, rotationVectorFromQuaternion]) {
        expect(() => use(q)).toThrow('normalizeQuaternion');
        expect(use(unit)).toBeDefined();
      }
      expect(q).toEqual(expected.right.input_after);
    },
    'ro-21': ({ input, expected }, tolerance) => {
      expect(() => rotate(input.quaternion, input.vector)).toThrow('pass it through normalizeQuaternion');
      const turned = rotate(normalizeQuaternion(input.quaternion), input.vector);
      expect(turned).toBeNear(expected.right, tolerance);
      expect(Math.hypot(...turned)).toBeNear(Math.sqrt(14), tolerance);
    },
    'ro-23': ({ input, expected }, tolerance) => {
      expect(rotate(input.quaternion_wxyz, input.vector)).toBeNear(expected.right, tolerance);
    },
    'ro-25': ({ input }) => {
      for (const use of [normalizeQuaternion, matrixFromQuaternion, axisAngleFromQuaternion]) {
        expect(() => use(input.quaternion)).toThrow('A zero quaternion is no orientation.');
      }
      for (const use of [matrixFromAxisAngle, quaternionFromAxisAngle]) {
        expect(() => use(input.axis_zero, 1)).toThrow('A zero axis has no direction to turn about.');
      }
    },
    'ro-26': ({ input, expected }, tolerance) => {
      const q = input.quaternion as Quaternion;
      for (const each of [q, q.map((x) => -x) as Quaternion]) {
        const { axis, angle } = axisAngleFromQuaternion(each);
        expect(angle).toBeLessThanOrEqual(Math.PI);
        expect(matrixFromAxisAngle(axis, angle)).toBeNear(expected.right.angle_axis_rotation_matrix, tolerance);
        expect(matrixFromRotationVector(rotationVectorFromQuaternion(each))).toBeNear(
          expected.right.angle_axis_rotation_matrix,
          tolerance,
        );
      }
    },
  };
  /* eslint-enable */

  it.each(reports)('$id: $symptom', (report) => {
    const handler = handlers[report.id] as ((report: PublicReport, tolerance: number) => void) | undefined;
    if (!handler) throw new Error(`public reports: case ${report.id} is not handled`);
    handler(report, Number(report.tolerance));
  });

  it('are sixteen', () => {
    expect(reports).toHaveLength(16);
  });
});

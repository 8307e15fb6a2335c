import { describe, expect, it } from 'vitest';
import {
  diagonal,
  axisAngleFromMatrix,
  axisAngleFromQuaternion,
  matrixFromAxisAngle,
  matrixFromQuaternion,
  quaternionFromAxisAngle,
  scale,
} from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(330);

describe('axis and angle', () => {
  it('only the direction of the axis counts, at every length (errata C2, L14)', () => {
    const axis: Vec3 = [1, -2, 2];
    for (const length of [1e-300, 1e-9, 1, 1e9, 1e300]) {
      const scaled = scale(axis, length);
      expect(matrixFromAxisAngle(scaled, 0.75)).toBeNear(matrixFromAxisAngle(axis, 0.75), 2 * EPS);
      expect(quaternionFromAxisAngle(scaled, 0.75)).toBeNear(quaternionFromAxisAngle(axis, 0.75), 2 * EPS);
    }
  });

  it('the matrix and the quaternion are the same rotation, also beyond a turn', () => {
    for (let k = 0; k < 1000; k++) {
      const [axis, angle] = [random.unitVector(), random.uniform(-30, 30)];
      const R = matrixFromAxisAngle(axis, angle);
      expect(matrixFromQuaternion(quaternionFromAxisAngle(axis, angle))).toBeNear(R, FORMULA);
    }
  });

  it('the quaternion follows a growing angle without a jump: after one turn it is -1', () => {
    expect(quaternionFromAxisAngle([0, 0, 1], 2 * Math.PI)).toBeNear([-1, 0, 0, 0], EPS);
    expect(quaternionFromAxisAngle([0, 0, 1], 4 * Math.PI)).toBeNear([1, 0, 0, 0], 4 * EPS);
  });

  it('the angle is in [0, pi] and q and -q give the same', () => {
    for (let k = 0; k < 1000; k++) {
      const q = random.quaternion();
      const got = axisAngleFromQuaternion(q);
      expect(axisAngleFromQuaternion(q.map((x) => -x) as Quaternion)).toEqual(got);
      expect(got.angle).toBeGreaterThanOrEqual(0);
      expect(got.angle).toBeLessThanOrEqual(Math.PI);
      expect(Math.hypot(...got.axis)).toBeNear(1, 2 * EPS);
    }
  });

  it('the identity has the angle 0 and the axis z, a fresh one each time', () => {
    const first = axisAngleFromQuaternion([-1, 0, 0, 0]);
    expect(first).toEqual({ axis: [0, 0, 1], angle: 0 });
    first.axis[0] = 7;
    expect(axisAngleFromMatrix(matrixFromAxisAngle([1, 2, 3], 0))).toEqual({ axis: [0, 0, 1], angle: 0 });
  });

  it('of a half turn the axis whose first non-zero component is positive', () => {
    for (const q of [
      [0, 0.6, 0, -0.8],
      [0, -0.6, 0, 0.8],
    ] as Quaternion[]) {
      expect(axisAngleFromQuaternion(q)).toBeNear({ axis: [0.6, 0, -0.8], angle: Math.PI }, EPS);
    }
  });

  it.each<[string, () => unknown, string]>([
    [
      'matrixFromAxisAngle',
      () => matrixFromAxisAngle([0, 0, 0], 1),
      'a non-zero axis, got [0, 0, 0]. A zero axis has no direction to turn about.',
    ],
    [
      'quaternionFromAxisAngle',
      () => quaternionFromAxisAngle([0, -0, 0], 1),
      'a non-zero axis, got [0, -0, 0]. A zero axis has no direction to turn about.',
    ],
    ['quaternionFromAxisAngle', () => quaternionFromAxisAngle([1, 0, 0], NaN), 'a finite angle, got NaN.'],
    ['matrixFromAxisAngle', () => matrixFromAxisAngle([1, NaN, 0], 1), 'a finite axis[1], got NaN.'],
    ['matrixFromAxisAngle', () => matrixFromAxisAngle([1, 0] as never, 1), 'axis to be 3 numbers, got [1, 0].'],
    [
      'axisAngleFromQuaternion',
      () => axisAngleFromQuaternion([2, 0, 0, 0]),
      'quaternion to be a unit quaternion, got [2, 0, 0, 0].',
    ],
    ['axisAngleFromMatrix', () => axisAngleFromMatrix(diagonal(1, 1, -1)), 'matrix to be a rotation'],
  ])('%s refuses', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});

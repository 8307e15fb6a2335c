import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  canonicalQuaternion,
  conjugate,
  isRotation,
  matrixFromQuaternion,
  multiply,
  multiplyQuaternions,
  normalizeQuaternion,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  rotate,
  rotationAngleBetween,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Quaternion } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(320);
const unit: Quaternion = [1, 0, 0, 0];

describe('Hamilton’s product', () => {
  it('has i² = j² = k² = i j k = -1 and i j = k, j k = i, k i = j', () => {
    const [i, j, k]: Quaternion[] = [
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ];
    const minusOne = [-1, 0, 0, 0];
    for (const square of [i, j, k].map((u) => multiplyQuaternions(u, u))) expect(square).toBeNear(minusOne, 0);
    expect(multiplyQuaternions(multiplyQuaternions(i, j), k)).toBeNear(minusOne, 0);
    expect([multiplyQuaternions(i, j), multiplyQuaternions(j, k), multiplyQuaternions(k, i)]).toBeNear([k, i, j], 0);
  });

  it('is the matrix product of the rotations, associative, and |a b| = |a| |b|', () => {
    for (let n = 0; n < 1000; n++) {
      const [a, b, c] = [random.quaternion(), random.quaternion(), random.quaternion()];
      const ab = multiplyQuaternions(a, b);
      expect(matrixFromQuaternion(ab)).toBeNear(multiply(matrixFromQuaternion(a), matrixFromQuaternion(b)), FORMULA);
      expect(multiplyQuaternions(ab, c)).toBeNear(multiplyQuaternions(a, multiplyQuaternions(b, c)), FORMULA);
      const [p, q] = [a.map((x) => 3 * x) as Quaternion, b.map((x) => x / 7) as Quaternion];
      expect(Math.hypot(...multiplyQuaternions(p, q))).toBeNear(3 / 7, FORMULA);
    }
  });

  it('with the conjugate gives |q|², and the conjugate is the transposed matrix', () => {
    for (let n = 0; n < 200; n++) {
      const q = random.quaternion();
      expect(multiplyQuaternions(q, conjugate(q))).toBeNear(unit, FORMULA);
      expect(matrixFromQuaternion(conjugate(q))).toBeNear(transpose(matrixFromQuaternion(q)), FORMULA);
    }
    expect(multiplyQuaternions([1, 2, 3, 4], conjugate([1, 2, 3, 4]))).toEqual([30, 0, 0, 0]);
  });
});

describe('normalizeQuaternion', () => {
  it('has length one and the same direction at every scale', () => {
    for (const size of [1e-320, 1e-160, 1, 1e160, 1e308]) {
      const got = normalizeQuaternion([0, 0.6 * size, 0, -0.8 * size]);
      expect(Math.hypot(...got)).toBeNear(1, 2 * EPS);
      // 1e-320 itself has three digits only.
      expect(got).toBeNear([0, 0.6, 0, -0.8], size < 1e-300 ? 1e-3 : 2 * EPS);
    }
    expect(normalizeQuaternion([-2, 0, 0, 0])).toEqual([-1, 0, 0, 0]);
  });

  it.each<[unknown, new () => Error, string]>([
    [
      [0, 0, 0, 0],
      RangeError,
      'normalizeQuaternion: expected a non-zero quaternion, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
    ],
    [
      [1, 2, NaN, 4],
      RangeError,
      'normalizeQuaternion: expected a finite quaternion[2], got NaN. A value that is not finite spoils every result.',
    ],
    [
      [1, 2, 3],
      TypeError,
      'normalizeQuaternion: expected quaternion to be 4 numbers, got [1, 2, 3]. Write it as an array.',
    ],
  ])('refuses %j', (q, kind, text) => {
    expect(() => normalizeQuaternion(q as Quaternion)).toThrow(kind);
    expect(() => normalizeQuaternion(q as Quaternion)).toThrow(text);
  });
});

describe('canonicalQuaternion', () => {
  it.each<[Quaternion, Quaternion]>([
    [
      [0.5, -0.5, -0.5, -0.5],
      [0.5, -0.5, -0.5, -0.5],
    ],
    [
      [-0.5, -0.5, 0.5, 0.5],
      [0.5, 0.5, -0.5, -0.5],
    ],
    [
      [0, -0.6, 0, 0.8],
      [0, 0.6, 0, -0.8],
    ],
    [
      [0, 0, 0, -1],
      [0, 0, 0, 1],
    ],
  ])('of %j and its negative is %j', (q, want) => {
    expect(canonicalQuaternion(q)).toEqual(want);
    expect(canonicalQuaternion(q.map((x) => 0 - x) as Quaternion)).toEqual(want);
  });

  it('refuses what is no quaternion', () => {
    expect(() => canonicalQuaternion([1, 0, 0] as never)).toThrow(
      'canonicalQuaternion: expected quaternion to be 4 numbers',
    );
  });
});

describe('rotate', () => {
  it('is the matrix applied, for q and for -q, and keeps lengths', () => {
    for (let n = 0; n < 1000; n++) {
      const [q, v] = [random.quaternion(), random.vector(5)];
      const want = apply(matrixFromQuaternion(q), v);
      expect(rotate(q, v)).toBeNear(want, FORMULA);
      expect(rotate(q.map((x) => -x) as Quaternion, v)).toBeNear(want, FORMULA);
      expect(Math.hypot(...rotate(q, v))).toBeNear(Math.hypot(...v), FORMULA);
    }
  });
});

describe('matrixFromQuaternion', () => {
  it('is orthonormal to rounding even when six printed digits leave |q| off by 1e-6', () => {
    const printed: Quaternion = [0.182574, 0.365148, 0.547723, 0.730297];
    expect(Math.abs(Math.hypot(...printed) - 1)).toBeGreaterThan(1e-8);
    expect(isRotation(matrixFromQuaternion(printed), 8 * EPS)).toBe(true);
  });
});

describe('quaternionFromMatrix', () => {
  it('has w >= 0 and unit length in every branch, also where two components are equally large', () => {
    const branches = [0, 0, 0, 0];
    for (let n = 0; n < 2000; n++) {
      const q = random.quaternion();
      branches[q.map(Math.abs).indexOf(Math.max(...q.map(Math.abs)))]++;
      const got = quaternionFromMatrix(matrixFromQuaternion(q));
      expect(got[0]).toBeGreaterThanOrEqual(0);
      expect(Math.hypot(...got)).toBeNear(1, 2 * EPS);
      expect(got).toBeSameOrientation(q, FORMULA);
    }
    expect(Math.min(...branches)).toBeGreaterThan(300);
    const h = Math.SQRT1_2;
    for (const q of [
      [h, h, 0, 0],
      [0, h, h, 0],
      [0, 0, h, -h],
      [0.5, -0.5, 0.5, -0.5],
    ] as Quaternion[]) {
      expect(quaternionFromMatrix(matrixFromQuaternion(q))).toBeNear(q, 2 * EPS);
    }
  });

  it('agrees on both sides of the switch from one branch to the next, at 120 degrees about (1, 1, 1)', () => {
    for (const step of [-1e-9, -1e-15, 0, 1e-15, 1e-9]) {
      const q = quaternionFromAxisAngle([1, 1, 1], (2 * Math.PI) / 3 + step);
      expect(quaternionFromMatrix(matrixFromQuaternion(q))).toBeNear(q, 4 * EPS);
    }
  });

  it('is as far from the rotation as a matrix typed with six decimals is, not farther', () => {
    for (let n = 0; n < 200; n++) {
      const R = random.rotation();
      const typed = R.map((row) => row.map((x) => Number(x.toFixed(6)))) as Mat3;
      expect(rotationAngleBetween(quaternionFromMatrix(typed), quaternionFromMatrix(R))).toBeLessThan(2e-6);
    }
  });
});

describe('rotationAngleBetween', () => {
  it.each([0, 1e-160, 1e-12, 1e-9, 1, Math.PI - 1e-9, Math.PI])('is %d for that turn, whatever the signs', (angle) => {
    for (let n = 0; n < 50; n++) {
      const a = random.quaternion();
      const b = multiplyQuaternions(a, quaternionFromAxisAngle(random.unitVector(), angle));
      const [minusA, minusB] = [a, b].map((q) => q.map((x) => -x) as Quaternion);
      // Components near 1 carry 1e-16, which is the angle's error.
      for (const got of [
        rotationAngleBetween(a, b),
        rotationAngleBetween(minusA, b),
        rotationAngleBetween(a, minusB),
        rotationAngleBetween(b, a),
      ]) {
        expect(got).toBeNear(angle, 8 * EPS);
      }
    }
    expect(rotationAngleBetween(unit, quaternionFromAxisAngle([1, 2, 3], angle))).toBeNear(angle, EPS);
  });

  it('is zero to rounding between a quaternion and itself, and obeys the triangle inequality', () => {
    for (let n = 0; n < 300; n++) {
      const [a, b, c] = [random.quaternion(), random.quaternion(), random.quaternion()];
      expect(rotationAngleBetween(a, a)).toBeNear(0, EPS);
      const direct = rotationAngleBetween(a, c);
      expect(direct).toBeLessThanOrEqual(rotationAngleBetween(a, b) + rotationAngleBetween(b, c) + CHAIN);
    }
  });
});

describe('what is no orientation or no rotation', () => {
  const long = 'Its length is 5.477225575051661; if only its direction is meant, pass it through normalizeQuaternion.';
  it.each<[string, () => unknown]>([
    ['matrixFromQuaternion: expected quaternion', () => matrixFromQuaternion([1, 2, 3, 4])],
    ['rotate: expected quaternion', () => rotate([1, 2, 3, 4], [1, 0, 0])],
    ['rotationAngleBetween: expected a', () => rotationAngleBetween([1, 2, 3, 4], unit)],
    ['rotationAngleBetween: expected b', () => rotationAngleBetween(unit, [1, 2, 3, 4])],
  ])('%s to be a unit quaternion', (start, call) => {
    expect(call).toThrow(new RangeError(`${start} to be a unit quaternion, got [1, 2, 3, 4]. ${long}`));
  });

  it('a zero quaternion, a wrong shape, a vector that is not finite', () => {
    expect(() => matrixFromQuaternion([0, 0, 0, 0])).toThrow(
      'matrixFromQuaternion: expected quaternion to be a unit quaternion, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
    );
    expect(() => matrixFromQuaternion([1, 0, 0] as never)).toThrow(TypeError);
    expect(() => rotate(unit, [1, Infinity, 0])).toThrow('rotate: expected a finite vector[1], got Infinity.');
  });

  it.each<[string, Mat3, string]>([
    [
      'scaled',
      diagonal(2, 2, 2),
      'Column x has length 2, its square misses 1 by 3 where 0.00001 is allowed: the matrix scales. Column y',
    ],
    ['mirrored', diagonal(1, 1, -1), 'The determinant is -1: the matrix mirrors.'],
    [
      'sheared',
      [
        [1, 0.5, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      'Columns x and y miss the right angle, their product misses 0 by 0.5',
    ],
  ])('a %s matrix, with the reason', (_what, matrix, reason) => {
    expect(() => quaternionFromMatrix(matrix)).toThrow(RangeError);
    expect(() => quaternionFromMatrix(matrix)).toThrow(
      `quaternionFromMatrix: expected matrix to be a rotation, got ${JSON.stringify(matrix).replaceAll(',', ', ')}. ${reason}`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { apply, determinant, diagonal, hat, identity, inverse, multiply, transpose, vee, cross } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const random = seeded(101);
const draw = (): Mat3 => [random.vector(), random.vector(), random.vector()];

describe('3x3 matrices', () => {
  it('diagonal scales each component by its own number', () => {
    expect(apply(diagonal(2, -3, 0.5), [1, 10, 100])).toEqual([2, -30, 50]);
    expect(multiply(diagonal(2, 3, 4), diagonal(5, 6, 7))).toEqual(diagonal(10, 18, 28));
    expect(() => diagonal(1, NaN, 3)).toThrow('diagonal: expected a finite entries[1], got NaN.');
    expect(() => diagonal([1, 2, 3] as never, 1, 1)).toThrow(
      'diagonal: expected entries[0] to be a number, got [1, 2, 3].',
    );
  });

  it('multiply, apply and transpose obey (A B)^T = B^T A^T and (A B) v = A (B v)', () => {
    for (let k = 0; k < 1000; k++) {
      const [a, b, v] = [draw(), draw(), random.vector()];
      expect(transpose(multiply(a, b))).toBeNear(multiply(transpose(b), transpose(a)), FORMULA);
      expect(apply(multiply(a, b), v)).toBeNear(apply(a, apply(b, v)), FORMULA);
    }
  });

  it('determinant is multiplicative and is the triple product of the rows', () => {
    for (let k = 0; k < 1000; k++) {
      const [a, b] = [draw(), draw()];
      const [r0, r1, r2] = a;
      const c = cross(r1, r2);
      expect(determinant(a)).toBeNear(r0[0] * c[0] + r0[1] * c[1] + r0[2] * c[2], FORMULA);
      expect(determinant(multiply(a, b))).toBeNear(determinant(a) * determinant(b), FORMULA);
    }
  });

  it('inverse gives the identity on both sides, whatever the unit of each row', () => {
    for (const unit of [1, 1e-150, 1e150]) {
      for (let k = 0; k < 200; k++) {
        const a = draw().map((row, i) => row.map((x) => x * (i === 1 ? unit : 1))) as Mat3;
        if (Math.abs(determinant(a)) < 0.05 * unit) continue;
        expect(multiply(inverse(a), a)).toBeNear(identity(), CHAIN);
      }
    }
    const got = inverse([
      [0, 2, 0],
      [1, 0, 0],
      [0, 0, -4],
    ]);
    expect(got).toBeNear(
      [
        [0, 1, 0],
        [0.5, 0, 0],
        [0, 0, -0.25],
      ],
      0,
    );
  });

  it('hat is the vector product and vee undoes it', () => {
    for (let k = 0; k < 200; k++) {
      const [a, b] = [random.vector(), random.vector()];
      expect(apply(hat(a), b)).toBeNear(cross(a, b), FORMULA);
      expect(vee(hat(a))).toEqual(a);
    }
  });

  it.each([
    [
      [
        [1, 2, 3],
        [2, 4, 6],
        [0, 0, 1],
      ],
      RangeError,
      'inverse: expected an invertible matrix, got [[1, 2, 3], [2, 4, 6], [0, 0, 1]]. The determinant is 0. Its rows lie in one plane, so no inverse exists.',
    ],
    [diagonal(0, 1, 1), RangeError, 'Its rows lie in one plane'],
    [
      diagonal(1e-310, 1, 1),
      RangeError,
      'inverse: expected an inverse below 1.8e308, got [[1e-310, 0, 0], [0, 1, 0], [0, 0, 1]]. It overflows; use other units.',
    ],
    [
      [
        [1, NaN, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      RangeError,
      'inverse: expected a finite matrix[0][1], got NaN.',
    ],
    [
      [
        [1, 0],
        [0, 1],
      ],
      TypeError,
      'inverse: expected matrix to be three rows of three numbers',
    ],
  ])('inverse refuses %j', (matrix, kind, text) => {
    expect(() => inverse(matrix as unknown as Mat3)).toThrow(kind);
    expect(() => inverse(matrix as unknown as Mat3)).toThrow(text);
  });
});

describe('diagonal', () => {
  it('scales the axes, and is fresh at each call', () => {
    expect(apply(diagonal(2, -3, 0.5), [1, 1, 1])).toEqual([2, -3, 0.5]);
    expect(determinant(diagonal(2, 3, 4))).toBe(24);
    const first = diagonal(1, 1, 1);
    first[0][1] = 9;
    expect(diagonal(1, 1, 1)).toEqual(identity());
  });

  it.each([
    [[], TypeError, 'diagonal: expected entries[0] to be a number, got undefined.'],
    [[1, 2], TypeError, 'diagonal: expected entries[2] to be a number, got undefined.'],
    [[[1, 2, 3]], TypeError, 'diagonal: expected entries[0] to be a number, got [1, 2, 3].'],
    [[1, NaN, 3], RangeError, 'diagonal: expected a finite entries[1], got NaN.'],
  ])('refuses %j', (given, kind, text) => {
    expect(() => diagonal(...(given as [number, number, number]))).toThrow(kind);
    expect(() => diagonal(...(given as [number, number, number]))).toThrow(text);
  });
});

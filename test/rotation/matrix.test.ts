import { describe, expect, it } from 'vitest';
import {
  diagonal,
  ROTATION_TOLERANCE,
  deg,
  determinant,
  identity,
  isRotation,
  multiply,
  rotationProblems,
  rotationX,
  rotationY,
  rotationZ,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, RotationProblem } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';

describe('deg', () => {
  it('gives radians', () => {
    expect([0, 30, 45, 90, 180, -360].map(deg)).toBeNear(
      [0, Math.PI / 6, Math.PI / 4, Math.PI / 2, Math.PI, -2 * Math.PI],
      EPS,
    );
  });

  it('refuses what is no angle', () => {
    expect(() => deg(NaN)).toThrow(
      new RangeError(
        'deg: expected a finite angle in degrees, got NaN. A value that is not finite spoils every result.',
      ),
    );
    expect(() => deg('90' as never)).toThrow(TypeError);
  });
});

describe('elementary rotations', () => {
  // The lecture's matrices at 30 degrees: cos = sqrt(3)/2, sin = 1/2.
  const c = Math.sqrt(3) / 2;
  it.each([
    [
      'rotationX',
      rotationX,
      [
        [1, 0, 0],
        [0, c, -0.5],
        [0, 0.5, c],
      ],
    ],
    [
      'rotationY',
      rotationY,
      [
        [c, 0, 0.5],
        [0, 1, 0],
        [-0.5, 0, c],
      ],
    ],
    [
      'rotationZ',
      rotationZ,
      [
        [c, -0.5, 0],
        [0.5, c, 0],
        [0, 0, 1],
      ],
    ],
  ])('%s is the slide’s matrix, a rotation, and refuses what is no angle', (name, rotation, want) => {
    expect(rotation(Math.PI / 6)).toBeNear(want, EPS);
    expect(isRotation(rotation(-2.5), 4 * EPS)).toBe(true);
    expect(multiply(rotation(0.75), rotation(-0.75))).toBeNear(identity(), 2 * EPS);
    expect(() => rotation(Infinity)).toThrow(`${name}: expected a finite angle, got Infinity.`);
    expect(() => rotation(undefined as never)).toThrow(`${name}: expected angle to be a number, got undefined.`);
  });
});

describe('isRotation and rotationProblems', () => {
  const random = seeded(310);

  it('accept rotations at the tightest tolerance and agree with RᵀR = 1 and det R = 1', () => {
    for (let k = 0; k < 1000; k++) {
      const R = random.rotation();
      expect(isRotation(R, 8 * EPS)).toBe(true);
      expect(rotationProblems(R)).toEqual([]);
      expect(multiply(transpose(R), R)).toBeNear(identity(), FORMULA);
      expect(determinant(R)).toBeNear(1, FORMULA);
    }
  });

  it.each<[string, Mat3, RotationProblem[]]>([
    [
      'scaled',
      diagonal(2, 1, 1),
      [
        {
          name: 'scales',
          reason: 'Column x has length 2, its square misses 1 by 3 where 0.00001 is allowed: the matrix scales.',
        },
      ],
    ],
    [
      'sheared',
      [
        [1, 0, 0.25],
        [0, 1, 0],
        [0, 0, 1],
      ],
      [
        {
          name: 'shears',
          reason:
            'Columns x and z miss the right angle, their product misses 0 by 0.25 where 0.00001 is allowed: the matrix shears.',
        },
        {
          name: 'scales',
          reason:
            'Column z has length 1.0307764064044151, its square misses 1 by 0.0625 where 0.00001 is allowed: the matrix scales.',
        },
      ],
    ],
    ['reflected', diagonal(1, -1, 1), [{ name: 'mirrors', reason: 'The determinant is -1: the matrix mirrors.' }]],
    [
      'swapped',
      [
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
      [{ name: 'mirrors', reason: 'The determinant is -1: the matrix mirrors.' }],
    ],
    ['inverted', diagonal(-1, -1, -1), [{ name: 'mirrors', reason: 'The determinant is -1: the matrix mirrors.' }]],
  ])('name what a %s matrix does', (_what, matrix, problems) => {
    expect(rotationProblems(matrix)).toEqual(problems);
    expect(isRotation(matrix)).toBe(false);
  });

  it('name the collapse of the zero matrix', () => {
    expect(rotationProblems(diagonal(0, 0, 0))).toHaveLength(3);
  });

  it('draw the line at the tolerance, on either side', () => {
    const stretched = (squared: number): Mat3 => diagonal(Math.sqrt(squared), 1, 1);
    expect(isRotation(stretched(1 + 0.99 * ROTATION_TOLERANCE))).toBe(true);
    expect(isRotation(stretched(1 + 1.01 * ROTATION_TOLERANCE))).toBe(false);
    expect(isRotation(stretched(1.01), 0.02)).toBe(true);
    expect(isRotation(stretched(1.01), 0.005)).toBe(false);
  });

  it.each([
    ['rotationProblems', rotationProblems],
    ['isRotation', isRotation],
  ])('%s refuses what is no matrix', (name, check) => {
    expect(() =>
      check([
        [1, 0],
        [0, 1],
      ] as never),
    ).toThrow(`${name}: expected matrix to be three rows of three numbers`);
    expect(() =>
      check([
        [1, 0, 0],
        [0, NaN, 0],
        [0, 0, 1],
      ]),
    ).toThrow(`${name}: expected a finite matrix[1][1], got NaN.`);
  });
});

import { describe, expect, it } from 'vitest';
import { assertPhysicalInertia, inertiaProblems, rotateInertia } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { particles } from './bodies.js';

const random = seeded(71);
const diagonal = ([a, b, c]: Vec3): Mat3 => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];
const orders: ((m: Vec3) => Vec3)[] = [
  ([a, b, c]) => [a, b, c],
  ([a, b, c]) => [a, c, b],
  ([a, b, c]) => [b, a, c],
  ([a, b, c]) => [b, c, a],
  ([a, b, c]) => [c, a, b],
  ([a, b, c]) => [c, b, a],
];
const names = (inertia: Mat3): string[] => inertiaProblems(inertia).map(({ name }) => name);

describe('inertiaProblems', () => {
  it('finds each violated inequality in every order of the moments and in any axes', () => {
    for (const order of orders) {
      for (const rotation of [diagonal([1, 1, 1]), random.rotation()]) {
        const named = (moments: Vec3): string[] => names(rotateInertia(diagonal(order(moments)), rotation));
        expect(named([1, 2, 2.5])).toEqual([]);
        expect(named([1, 2, 3])).toEqual([]);
        expect(named([0, 2, 2])).toEqual([]);
        expect(named([0, 0, 0])).toEqual([]);
        expect(named([1, 2, 3 + 1e-9])).toEqual(['triangle inequality']);
        expect(named([1, 2, 3.5])).toEqual(['triangle inequality']);
        expect(named([0, 0, 1])).toEqual(['triangle inequality']);
        expect(named([-0.1, 1, 1])).toEqual(['negative moment', 'triangle inequality']);
        expect(named([-1, -1, -1])).toEqual(['negative moment', 'triangle inequality']);
      }
    }
  });

  it('accepts what bodies have, plates and rods too, at any scale', () => {
    for (let k = 0; k < 300; k++) {
      const size = 10 ** random.uniform(-60, 60);
      const rotation = random.rotation();
      const flat = k % 3;
      const points = Array.from({ length: random.integer(2, 8) }, () => {
        const [x, y, z] = random.vector(size);
        return rotation.map(
          (row) => row[0] * x + row[1] * y * (flat < 2 ? 1 : 0) + row[2] * z * (flat < 1 ? 1 : 0),
        ) as Vec3;
      });
      expect(
        names(
          particles(
            points.map(() => random.uniform(0, 5) + 0.01),
            points,
          ).inertia,
        ),
      ).toEqual([]);
    }
  });

  it('takes a tolerance; by default numbers of up to seven digits are taken for rounded ones', () => {
    const named = (moments: Vec3, options?: { relative?: number }): string[] =>
      inertiaProblems(diagonal(moments), options).map(({ name }) => name);
    // A plate of moments 1/12, 1/3, 5/12 as %g prints it.
    expect(named([0.0833333, 0.333333, 0.416667])).toEqual([]);
    expect(named([0.0833333, 0.333333, 0.416667], { relative: 1e-7 })).toEqual(['triangle inequality']);
    expect(named([0.0833333, 0.333333, 0.4167])).toEqual(['triangle inequality']);
    expect(named([1, 2, 3.0000001])).toEqual(['triangle inequality']);
    expect(named([1, 2, 3.0000001], { relative: 1e-7 })).toEqual([]);
    expect(named([1, 2, 3 + 1e-10], { relative: 0 })).toEqual(['triangle inequality']);
    expect(named([-1e-6, 1, 1])).toEqual([]);
    expect(named([-1e-6, 1, 1], { relative: 1e-8 })).toEqual(['negative moment', 'triangle inequality']);
    expect(named([1, 2, 9], {})).toEqual(['triangle inequality']);
  });

  it.each([
    [{ relative: -1 }, RangeError, 'inertiaProblems: expected relative >= 0, got -1. It is a tolerance.'],
    [{ relative: NaN }, RangeError, 'inertiaProblems: expected a finite relative, got NaN.'],
    [{ relative: '1e-6' }, TypeError, 'inertiaProblems: expected relative to be a number, got "1e-6".'],
    [
      { tolerance: 1 },
      TypeError,
      'inertiaProblems: expected options to have only fields that it knows, got tolerance. The fields are relative.',
    ],
    [1e-6, TypeError, 'inertiaProblems: expected options to be an object, got 0.000001. Its fields are relative.'],
    [null, TypeError, 'inertiaProblems: expected options to be an object, got null.'],
  ] as [unknown, ErrorConstructor, string][])('refuses the options %j', (options, kind, text) => {
    const call = (): unknown => inertiaProblems(diagonal([1, 2, 3]), options as never);
    expect(call).toThrow(kind);
    expect(call).toThrow(text);
  });

  it('looks at the principal moments: a diagonal can hide the fault', () => {
    // The diagonal 1, 1, 1 is that of a ball, but the moments are 0.1, 0.1, 2.8.
    const inertia: Mat3 = [
      [1, 0.9, 0.9],
      [0.9, 1, 0.9],
      [0.9, 0.9, 1],
    ];
    expect(names(inertia)).toEqual(['triangle inequality']);
  });

  it.each([
    [
      [
        [1, NaN, 0],
        [NaN, 1, 0],
        [0, 0, 1],
      ],
      'not finite',
      'An entry is NaN.',
    ],
    [
      [
        [1, 0, 0],
        [0, Infinity, 0],
        [0, 0, 1],
      ],
      'not finite',
      'An entry is Infinity.',
    ],
    [
      [
        [1, 0.2, 0.3],
        [-0.2, 1, 0],
        [0.1, 0, 1],
      ],
      'asymmetric',
      'Entries across the diagonal must be equal; here they are 0.2 and -0.2, 0.3 and 0.1.',
    ],
    [
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, -0.1],
      ],
      'negative moment',
      'Its principal moments are -0.1, 1, 1; a moment is a sum of m r², which is not negative.',
    ],
    [
      [
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 3.5],
      ],
      'triangle inequality',
      'Its principal moments are 1, 2, 3.5; the largest exceeds the sum of the other two by 0.5, and no body has that (triangle inequality).',
    ],
  ] as [Mat3, string, string][])('%j: %s', (inertia, name, reason) => {
    expect(inertiaProblems(inertia)[0]).toEqual({ name, reason });
    const call = (): void => {
      assertPhysicalInertia(inertia);
    };
    expect(call).toThrow(RangeError);
    expect(call).toThrow('assertPhysicalInertia: expected a tensor that a body can have, got [[');
    expect(call).toThrow(reason);
  });

  it('assertPhysicalInertia names every problem and is silent about a good tensor', () => {
    expect(() => {
      assertPhysicalInertia(diagonal([1, 1, -0.1]));
    }).toThrow(/which is not negative\. .*\(triangle inequality\)/);
    assertPhysicalInertia(diagonal([1, 2, 3]));
  });

  it.each([
    [[[1, 0, 0]]],
    [[1, 2, 3]],
    [undefined],
    [
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 'x', 1],
      ],
    ],
  ])('refuses the shape %j', (value) => {
    expect(() => inertiaProblems(value as never)).toThrow(TypeError);
    expect(() => inertiaProblems(value as never)).toThrow('inertiaProblems: expected inertia');
  });
});

import { describe, expect, it } from 'vitest';
import { add, fromBasis, inverse, apply, toBasis, transpose, vectorFromBasis, vectorToBasis } from 'rigid-body-lab';
import type { Mat3, Vec2, Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(400);

describe('change of basis', () => {
  it.each(oracle('change_of_basis'))('$id', ({ inputs, expected, tolerance, misconceptions }) => {
    const { u0: origin, basis_vectors: axes, x_e: x } = inputs as { u0: Vec3; basis_vectors: Mat3; x_e: Vec3 };
    const want = expected as { x_u: Vec3; x_e_back: Vec3 };
    const coordinates = toBasis(x, { origin, axes });
    expect(coordinates).toMatchOracle(want.x_u, tolerance);
    expect(fromBasis(coordinates, { origin, axes })).toMatchOracle(want.x_e_back, tolerance);
    expect(coordinates).toHaveLength(x.length);
    const wrong = misconceptions as { transpose_used_as_inverse?: number[]; origin_not_subtracted?: number[] };
    const away = x.some((component, i) => component !== origin[i]);
    for (const mistake of Object.values(wrong)) if (away) expect(coordinates).not.toBeNear(mistake, 0.01);
  });

  it('is the inverse of the matrix whose columns are the axes, in space', () => {
    for (let k = 0; k < 500; k++) {
      const axes: Mat3 = [random.vector(3), random.vector(3), random.vector(3)];
      const [x, origin] = [random.vector(9), random.vector(9)];
      const columns = inverse(transpose(axes));
      const difference = x.map((component, i) => component - origin[i]) as Vec3;
      // Nearly flat draws amplify rounding in both ways alike.
      const amplification = Math.max(...columns.flat().map(Math.abs));
      expect(toBasis(x, { origin, axes })).toBeNear(apply(columns, difference), CHAIN * Math.max(1, amplification));
    }
  });

  it('solves the lecture’s 2 x 2 system in the plane', () => {
    for (let k = 0; k < 500; k++) {
      const [[a, b], [c, d], [x, y], [p, q]] = [0, 1, 2, 3].map(() => [random.uniform(-3, 3), random.uniform(-3, 3)]);
      const determinant = a * d - b * c;
      if (Math.abs(determinant) < 0.1) continue;
      const want = [(d * (x - p) - c * (y - q)) / determinant, (a * (y - q) - b * (x - p)) / determinant];
      const got = toBasis([x, y], {
        origin: [p, q],
        axes: [
          [a, b],
          [c, d],
        ],
      });
      expect(got).toBeNear(want, CHAIN);
      expect(
        fromBasis(got, {
          origin: [p, q],
          axes: [
            [a, b],
            [c, d],
          ],
        }),
      ).toBeNear([x, y], CHAIN);
    }
  });

  it('does not mind axes of very different length', () => {
    const axes = [
      [1e200, 0, 0],
      [1e-200, 1e-200, 0],
      [0, 0, -1],
    ] as const;
    const got = toBasis([3e200, 5e-200, 7], { origin: [0, 0, 0], axes });
    expect([got[0] / 3, got[1] / 5, got[2] / -7]).toBeNear([1, 1, 1], 4 * EPS);
  });

  it('a vector is the difference of two points: the origin drops out', () => {
    for (let k = 0; k < 200; k++) {
      const [x, v, origin] = [random.vector(5), random.vector(5), random.vector(5)];
      const axes: Mat3 = [
        [2, 1, 0],
        [0, 3, -1],
        [1, 0, 4],
      ];
      const ahead = toBasis(add(x, v), { origin, axes });
      const here = toBasis(x, { origin, axes });
      expect(vectorToBasis(v, axes)).toBeNear(
        ahead.map((component, i) => component - here[i]),
        FORMULA,
      );
      expect(vectorFromBasis(vectorToBasis(v, axes), axes)).toBeNear(v, FORMULA);
    }
    expect(
      vectorToBasis(
        [5, -7],
        [
          [0, 1],
          [1, 0],
        ],
      ),
    ).toBeNear([-7, 5], 0);
    expect(
      vectorFromBasis(
        [2, 1],
        [
          [1, 0],
          [1, 3],
        ],
      ),
    ).toBeNear([3, 3], 0);
  });

  it('the types follow the dimension of the first argument', () => {
    const plane: Vec2 = toBasis([1, 2], {
      origin: [0, 0],
      axes: [
        [1, 0],
        [0, 1],
      ],
    });
    const space: Vec3 = toBasis([1, 2, 3], {
      origin: [0, 0, 0],
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    });
    expect([plane, space]).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
    const [two, three] = [
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    ] as const;
    // @ts-expect-error: three axes do not belong to a point of the plane
    expect(() => toBasis([1, 2], { origin: [0, 0], axes: three })).toThrow(TypeError);
    // @ts-expect-error: nor does an origin in space
    expect(() => toBasis([1, 2], { origin: [0, 0, 0], axes: two })).toThrow(TypeError);
  });

  const e = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  const flat = 'They are parallel, lie in one plane or are zero, so the coordinates are not defined.';
  it.each<[string, () => unknown, string]>([
    [
      'toBasis',
      () =>
        toBasis([1, 1], {
          origin: [0, 0],
          axes: [
            [1, 2],
            [2, 4],
          ],
        }),
      `axes that span the space, got [[1, 2], [2, 4]]. ${flat}`,
    ],
    [
      'fromBasis',
      () =>
        fromBasis([1, 1], {
          origin: [0, 0],
          axes: [
            [0, 0],
            [1, 0],
          ],
        }),
      `axes that span the space, got [[0, 0], [1, 0]]. ${flat}`,
    ],
    [
      'vectorToBasis',
      () =>
        vectorToBasis(
          [1, 1, 1],
          [
            [1, 2, 3],
            [4, 5, 6],
            [7, 8, 9],
          ],
        ),
      'axes that span the space',
    ],
    [
      'vectorFromBasis',
      () =>
        vectorFromBasis(
          [1, 1, 1],
          [
            [0.1, 0.2, 0.3],
            [0.3, 0.6, 0.9],
            [1, 0, 0],
          ],
        ),
      'axes that span the space',
    ],
    [
      'toBasis',
      () => toBasis([1, 1, 1], { origin: [0, 0, 0], axes: [e[0], e[1]] as never }),
      'axes to be a list of 3 vectors, got [[1, 0, 0], [0, 1, 0]]. There is one basis vector for each dimension.',
    ],
    ['toBasis', () => toBasis([1, 1, 1], { origin: [0, NaN, 0], axes: e }), 'a finite origin[1], got NaN.'],
    ['toBasis', () => toBasis([1, Infinity, 1], { origin: [0, 0, 0], axes: e }), 'a finite x[1], got Infinity.'],
    [
      'toBasis',
      () => toBasis([1, 1, 1], { origin: [0, 0, 0], axes: [e[0], e[1], [0, NaN, 1]] }),
      'a finite axes[2][1], got NaN.',
    ],
    ['fromBasis', () => fromBasis([1, 1, NaN], { origin: [0, 0, 0], axes: e }), 'a finite coordinates[2], got NaN.'],
    [
      'fromBasis',
      () => fromBasis([1, 1, 1, 1] as never, { origin: [0, 0, 0], axes: e } as never),
      'coordinates to be 3 numbers',
    ],
    [
      'vectorToBasis',
      () =>
        vectorToBasis(
          [1, NaN],
          [
            [1, 0],
            [0, 1],
          ],
        ),
      'a finite vector[1], got NaN.',
    ],
    [
      'vectorFromBasis',
      () =>
        vectorFromBasis(
          [NaN, 1],
          [
            [1, 0],
            [0, 1],
          ],
        ),
      'a finite components[0], got NaN.',
    ],
  ])('%s refuses', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});

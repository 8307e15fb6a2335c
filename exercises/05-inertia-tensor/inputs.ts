import { derived, integerIn, listOf, numberIn, oneOf, recordOf, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];

/** A random body without any symmetry, far from the origin, and what the later tasks start from. */
export interface Inputs {
  points: { mass: number; position: Vec3 }[];
  com: Vec3;
  inertia: Mat3;
  rotation: Mat3;
  omega: Vec3;
  point: Vec3;
}

const xyz = [0, 1, 2] as const;
export const vector = (entry: (i: number) => number): Vec3 => [entry(0), entry(1), entry(2)];
export const matrix = (entry: (i: number, j: number) => number): Mat3 => [
  vector((j) => entry(0, j)),
  vector((j) => entry(1, j)),
  vector((j) => entry(2, j)),
];
export const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
export const product = (a: Mat3, b: Mat3): Mat3 => matrix((i, j) => total(xyz.map((k) => a[i][k] * b[k][j])));
export const turned = (m: Mat3): Mat3 => matrix((i, j) => m[j][i]);

/** A rotation from four whole numbers (Euler's parametrisation): exact to rounding. */
function rotationFrom([w, x, y, z]: number[]): Mat3 {
  const n = w * w + x * x + y * y + z * z;
  return [
    [(w * w + x * x - y * y - z * z) / n, (2 * (x * y - w * z)) / n, (2 * (x * z + w * y)) / n],
    [(2 * (x * y + w * z)) / n, (w * w - x * x + y * y - z * z) / n, (2 * (y * z - w * x)) / n],
    [(2 * (x * z - w * y)) / n, (2 * (y * z + w * x)) / n, (w * w - x * x - y * y + z * z) / n],
  ];
}

export const massOf = ({ points }: Pick<Inputs, 'points'>): number => total(points.map((p) => p.mass));
export const comOf = ({ points }: Pick<Inputs, 'points'>): Vec3 =>
  vector((i) => total(points.map((p) => p.mass * p.position[i])) / massOf({ points }));

/**
 * The tensor about the centre of mass without the centre of mass: by Lagrange's identity, the sum over all pairs of
 * points of m_i m_j / M (|d|² 1 - d dᵀ), d the vector from one to the other.
 */
export function tensorByPairs({ points }: Pick<Inputs, 'points'>): Mat3 {
  const pairs = points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => ({
      weight: (a.mass * b.mass) / massOf({ points }),
      d: vector((k) => b.position[k] - a.position[k]),
    })),
  );
  return matrix((i, j) =>
    total(pairs.map(({ weight, d }) => weight * ((i === j ? total(d.map((x) => x * x)) : 0) - d[i] * d[j]))),
  );
}

export function draw(variant: Variant): Inputs {
  const centre = variant.vector(2, 5);
  const points = Array.from({ length: 6 }, () => ({
    mass: variant.number(0.5, 4),
    position: vector((i) => Number((centre[i] + variant.number(-2, 2)).toFixed(2))),
  }));
  return {
    points,
    com: comOf({ points }),
    inertia: tensorByPairs({ points }),
    rotation: rotationFrom([3, variant.integer(1, 4), variant.integer(-5, -1), variant.integer(5, 7)]),
    omega: variant.vector(0.5, 2),
    point: variant.vector(-3, -1),
  };
}

/** The sum over points of entry(mass, r), r measured from `from`. */
export const overPoints = (
  { points }: Inputs,
  from: Vec3,
  entry: (m: number, r: Vec3, i: number, j: number) => number,
): Mat3 =>
  matrix((i, j) =>
    total(
      points.map((p) =>
        entry(
          p.mass,
          vector((k) => p.position[k] - from[k]),
          i,
          j,
        ),
      ),
    ),
  );
export const square = (r: Vec3): number => total(r.map((x) => x * x));

/** The tensor about a point straight from the points: what the parallel-axis theorem must agree with. */
export function aboutPoint(inputs: Inputs, point: Vec3): Mat3 {
  return overPoints(inputs, point, (m, r, i, j) => m * ((i === j ? square(r) : 0) - r[i] * r[j]));
}

const position = vectorOf(numberIn(-10, 10), 3);
const point = recordOf({ mass: numberIn(0, 20, { corners: [0, 1, 0.01] }), position });

/** Everything that the statement allows: one to nine points of any size, any rotation, any point. */
export const anyBody: Domain<Inputs> = derived(
  recordOf({
    points: listOf(point, 1, 9),
    // Sizes by decades: what is dropped as small shows only in a small body.
    size: oneOf([1, 0.1, 0.01]),
    turn: vectorOf(integerIn(-5, 5), 4),
    omega: vectorOf(numberIn(-2, 2), 3),
    point: position,
    // The point may be the centre of mass itself.
    away: oneOf([true, true, true, false]),
  }),
  ({ points: large, size, turn, omega, point: there, away }) => {
    const points = large.map((p) => ({
      mass: p.mass,
      position: vector((i) => Number((p.position[i] * size).toFixed(4))),
    }));
    if (massOf({ points }) <= 0 || turn.every((x) => x === 0)) return undefined;
    const com = comOf({ points });
    return {
      points,
      com,
      inertia: tensorByPairs({ points }),
      rotation: rotationFrom(turn),
      omega,
      point: away ? there : com,
    };
  },
);

/** Σ m (|r| + |c|)², about which a tensor is rounded even where it cancels to zero. */
export const sizeOf = ({ points, com, point: there }: Inputs): number =>
  total(
    points.map(
      (p) => p.mass * total(p.position.map((x, k) => (Math.abs(x) + Math.abs(com[k]) + Math.abs(there[k])) ** 2)),
    ),
  );

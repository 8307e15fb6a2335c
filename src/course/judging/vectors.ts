/** Vector algebra for the files of an exercise: a check must not rest on the library that it checks. */

export type Vector = readonly number[];
export type Matrix = readonly Vector[];
/** A number for each entry of a vector or row of a matrix. */
type Entries<V extends readonly unknown[]> = { -readonly [K in keyof V]: number };

/** The sum of a list. */
export const total = (values: Vector): number => values.reduce((sum, x) => sum + x, 0);
export const plus = <const V extends Vector>(a: V, b: Vector): Entries<V> => a.map((x, i) => x + b[i]) as Entries<V>;
export const minus = <const V extends Vector>(a: V, b: Vector): Entries<V> => a.map((x, i) => x - b[i]) as Entries<V>;
export const multiple = <const V extends Vector>(a: V, factor: number): Entries<V> =>
  a.map((x) => factor * x) as Entries<V>;
export const dot = (a: Vector, b: Vector): number => total(a.map((x, i) => x * b[i]));
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
/** The largest magnitude; 0 of an empty list. */
export const largestOf = (a: Vector): number => a.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
export const cross = (a: Vector, b: Vector): [number, number, number] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Three numbers from their places. */
export const vectorFrom = (entry: (i: number) => number): [number, number, number] => [entry(0), entry(1), entry(2)];
/**
 * A vector whose components vanish, repeat or cancel, after a form such as `xX0`: X is -x,
 * 0 and 1 are themselves.
 */
export const vectorOfForm = (form: string, [x, y, z]: Vector): [number, number, number] => {
  const values: Record<string, number> = { x, y, z, X: 0 - x, 0: 0, 1: 1 };
  return vectorFrom((i) => values[form[i]]);
};
/** The product p q of quaternions [w, x, y, z], Hamilton's. */
export const quaternionProduct = ([a, ...u]: Vector, [b, ...v]: Vector): [number, number, number, number] => [
  a * b - dot(u, v),
  ...vectorFrom((i) => a * v[i] + b * u[i] + cross(u, v)[i]),
];
/** A 3x3 matrix from its places. */
export const matrixFrom = (entry: (i: number, j: number) => number): Matrix3 => [
  vectorFrom((j) => entry(0, j)),
  vectorFrom((j) => entry(1, j)),
  vectorFrom((j) => entry(2, j)),
];
export type Matrix3 = [[number, number, number], [number, number, number], [number, number, number]];

export const transposed = (m: Matrix): number[][] => m[0].map((_, j) => m.map((row) => row[j]));
export const product = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => b[0].map((_, j) => total(row.map((x, k) => x * b[k][j]))));
/** The matrix times a column. */
export const applied = <M extends Matrix>(m: M, v: Vector): Entries<M> => m.map((row) => dot(row, v)) as Entries<M>;
export const determinant3 = ([a, b, c]: Matrix): number => dot(a, cross(b, c));

/**
 * A rotation from four whole numbers, not all zero (Euler's parametrisation): exact to
 * rounding, without sine or cosine.
 */
export function rotationFromIntegers([w, x, y, z]: Vector): Matrix3 {
  const n = w * w + x * x + y * y + z * z;
  return [
    [(w * w + x * x - y * y - z * z) / n, (2 * (x * y - w * z)) / n, (2 * (x * z + w * y)) / n],
    [(2 * (x * y + w * z)) / n, (w * w - x * x + y * y - z * z) / n, (2 * (y * z - w * x)) / n],
    [(2 * (x * z - w * y)) / n, (2 * (y * z + w * x)) / n, (w * w - x * x - y * y + z * z) / n],
  ];
}

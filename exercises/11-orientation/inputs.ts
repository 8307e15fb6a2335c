import { cross, dot, lengthOf, minus, plus, multiple, transposed } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

export interface Drift {
  matrix: Mat3;
}
export interface Refusal {
  matrices: Mat3[];
}
export interface Attitude {
  q: Quaternion;
}
export interface Spin extends Attitude {
  omega: Vec3;
}
export interface Turn extends Spin {
  dt: number;
}

/**
 * A matrix that has drifted, a mirror image and a flat matrix, an orientation,
 * an angular velocity and a time.
 */
export type Inputs = Drift & Refusal & Turn;

export const unit = (v: readonly number[]): Vec3 => multiple(v, 1 / lengthOf(v)) as Vec3;
export const unitQuaternion = (whole: readonly number[]): Quaternion => {
  const length = lengthOf(whole);
  return whole.map((x) => x / length) as Quaternion;
};
export const flipped = (m: Mat3): Mat3 => transposed(m) as Mat3;

/**
 * Rows of the rotation: how a quaternion turns the three axes, v + 2w (u × v) + 2 u × (u ×
 * v), one column for each.
 */
export function rotationOf([w, ...u]: Quaternion): Mat3 {
  const columns = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((v) => {
    const once = cross(u, v);
    return plus(v, multiple(plus(multiple(once, w), cross(u, once)), 2));
  });
  return flipped(columns as Mat3);
}

/**
 * Gram and Schmidt's way: row 1 unit, row 2 without its part along row 1, row 3 from both.
 * The lecture's result, by another formula.
 */
export function repaired(m: Mat3): Mat3 {
  const row1 = unit(m[0]);
  const row2 = unit(minus(m[1], multiple(row1, dot(m[1], row1))));
  return [row1, row2, cross(row1, row2)];
}

/**
 * The matrix form of eq. 14, with a factor and a sign for what the mistakes do: +1 is ω in
 * body axes, -1 in world axes.
 */
export function rate({ q: [w, ...u], omega }: Spin, factor = 0.5, side = 1): Quaternion {
  const vector = plus(multiple(omega, w), multiple(cross(u, omega), side));
  return [-factor * dot(u, omega), ...multiple(vector, factor)] as Quaternion;
}

/** cos and sin of a share of the angle |ω| dt, times q, by the exponential of eq. 14. */
export function turnedBy({ q, omega, dt }: Turn, share = 0.5, side = 1): Quaternion {
  const speed = lengthOf(omega);
  if (speed === 0) return q;
  const [c, s] = [Math.cos(share * speed * dt), Math.sin(share * speed * dt)];
  return plus(multiple(q, c), multiple(rate({ q, omega }, 1, side), s / speed));
}

/**
 * Numbers of different sizes, so that no two are mistaken for each other, and w positive:
 * its sign shows in the sweeps.
 */
const SIZES = [
  [5, -2, 3, -1],
  [3, 5, -1, 2],
  [2, -3, 5, 1],
  [4, -1, -2, 5],
];

export function draw(variant: Variant): Inputs {
  const q = unitQuaternion(variant.pick(SIZES).map((x) => x + (x < 0 ? -1 : 1) * variant.number(0, 0.4)));
  // Each row has a length of its own and leans to the next: a repair of another row, or of none, shows.
  const lengths = [variant.number(0.7, 0.9), variant.number(1.1, 1.3), variant.number(1.2, 1.4)];
  const lean = [variant.number(0.15, 0.3), variant.number(-0.3, -0.15), variant.number(0.15, 0.3)];
  const rows = rotationOf(q);
  const matrix = rows.map((row, i) =>
    plus(multiple(row, lengths[i]), multiple(rows[(i + 1) % 3], lean[i])).map((x) => Number(x.toFixed(4))),
  ) as Mat3;
  const [a, b, c] = matrix;
  const across = variant.integer(1, 4);
  return {
    matrix,
    matrices: [
      [a, b, multiple(c, -1)],
      [
        [1, 0, 2],
        [0, across, 1],
        [1, across, 3],
      ],
    ],
    q,
    omega: [variant.number(0.4, 1.5), variant.number(-1.8, -0.5), variant.number(0.7, 2)],
    dt: variant.number(0.3, 0.9),
  };
}

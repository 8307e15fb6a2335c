import type { Variant } from 'rigid-body-lab/course';

type Vec3 = [number, number, number];
type Mat3 = [Vec3, Vec3, Vec3];
type Quaternion = [number, number, number, number];

/** A random orientation, a matrix that has drifted from it, an angular velocity and a time. */
export interface Inputs {
  q: Quaternion;
  drifted: Mat3;
  omega: Vec3;
  dt: number;
}

export const length = (v: readonly number[]): number => Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
export const unit = (v: readonly number[]): Vec3 => v.map((x) => x / length(v)) as Vec3;
export const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
export const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((x, i) => x - b[i]);
export const times = (a: readonly number[], factor: number): number[] => a.map((x) => x * factor);
export const cross = (a: readonly number[], b: readonly number[]): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const flipped = (m: Mat3): Mat3 => [0, 1, 2].map((i) => [0, 1, 2].map((j) => m[j][i])) as Mat3;

/** Rows of the rotation: how a quaternion turns the three axes, v + 2w (u × v) + 2 u × (u × v), one column for each. */
export function rotationOf([w, ...u]: Quaternion): Mat3 {
  const columns = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((v) => {
    const uv = cross(u, v);
    const uuv = cross(u, uv);
    return v.map((x, i) => x + 2 * (w * uv[i] + uuv[i])) as Vec3;
  });
  return flipped(columns as Mat3);
}

export function draw(variant: Variant): Inputs {
  const whole = [variant.integer(2, 5), variant.integer(-4, -1), variant.integer(1, 4), variant.integer(-3, -1)];
  const q = whole.map((x) => x / length(whole)) as Quaternion;
  const drifted = rotationOf(q).map((row) =>
    row.map((x) => Number((x + variant.number(-0.04, 0.04, 4)).toFixed(4))),
  ) as Mat3;
  return {
    q,
    drifted,
    omega: [variant.number(0.4, 1.5), variant.number(-1.8, -0.5), variant.number(0.7, 2)],
    dt: variant.number(0.3, 0.9),
  };
}

/** Gram and Schmidt's way: row 1 unit, row 2 without its part along row 1, row 3 from both. The lecture's result, by another formula. */
export function repaired(m: Mat3): Mat3 {
  const row1 = unit(m[0]);
  const row2 = unit(minus(m[1], times(row1, dot(m[1], row1))));
  return [row1, row2, cross(row1, row2)];
}

/** The matrix form of eq. 14, with a factor and a sign for what the mistakes do: +1 is ω in body axes, -1 in world axes. */
export function rate([w, ...u]: Quaternion, omega: Vec3, factor = 0.5, side = 1): Quaternion {
  const turn = cross(u, omega);
  return [-factor * dot(u, omega), ...[0, 1, 2].map((i) => factor * (w * omega[i] + side * turn[i]))] as Quaternion;
}

/** cos and sin of a share of the angle |ω| dt, times q, by the exponential of eq. 14. */
export function turnedBy({ q, omega, dt }: Inputs, share = 0.5, side = 1): Quaternion {
  const speed = length(omega);
  const [c, s] = [Math.cos(share * speed * dt), Math.sin(share * speed * dt)];
  const [w, ...u] = q;
  const axis = times(omega, 1 / speed);
  const turn = cross(u, axis);
  return [
    c * w - s * dot(u, axis),
    ...[0, 1, 2].map((i) => c * u[i] + s * (w * axis[i] + side * turn[i])),
  ] as Quaternion;
}

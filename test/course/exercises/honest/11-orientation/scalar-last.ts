// 11-orientation | mistake: takes the scalar of the quaternion from the last place | task 2
// verdict: 8 diagnosis: scalar-last
import { cross, norm, normalize, determinant } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

function hamilton(p: Quaternion, q: Quaternion): Quaternion {
  const [a, b, c, d] = p;
  const [w, x, y, z] = q;
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0))
    throw new Error('the determinant is not positive: a mirror image, or the rows lie in one plane');
  const r1 = normalize(matrix[0]);
  const r3 = normalize(cross(r1, matrix[1]));
  const r2 = normalize(cross(r3, r1));
  return [r1, r2, r3];
}

export function matrixOf(q: Quaternion): Mat3 {
  const [x, y, z, w] = q;
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const product = hamilton(q, [0, omegaBody[0], omegaBody[1], omegaBody[2]]);
  return [product[0] / 2, product[1] / 2, product[2] / 2, product[3] / 2];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return [...q];
  const half = (speed * dt) / 2;
  const s = Math.sin(half) / speed;
  return hamilton(q, [Math.cos(half), s * omegaBody[0], s * omegaBody[1], s * omegaBody[2]]);
}

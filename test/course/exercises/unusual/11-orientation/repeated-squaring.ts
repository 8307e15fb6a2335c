// 11-orientation | correct: halves the angle until a short series does, then squares the quaternion again and again
// verdict: 10 diagnosis: -
import { dot, cross, norm, normalize } from 'rigid-body-lab';

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

const unit = (p: Quaternion): Quaternion => {
  const n = Math.sqrt(p[0] ** 2 + p[1] ** 2 + p[2] ** 2 + p[3] ** 2);
  return [p[0] / n, p[1] / n, p[2] / n, p[3] / n];
};

export function orthonormalized(matrix: Mat3): Mat3 {
  const normal = cross(matrix[0], matrix[1]);
  if (dot(normal, matrix[2]) <= 0)
    throw new Error('The rows are not a right-handed set of three (mirror image or flat).');
  const r3 = normalize(normal);
  const r2 = normalize(cross(r3, matrix[0]));
  return [cross(r2, r3), r2, r3];
}

export function matrixOf(q: Quaternion): Mat3 {
  // the product of a left and a right 4 × 4 matrix, without the first row and column
  const [w, x, y, z] = q;
  const L = [
    [w, -x, -y, -z],
    [x, w, -z, y],
    [y, z, w, -x],
    [z, -y, x, w],
  ];
  const Rt = [
    [w, x, y, z],
    [-x, w, -z, y],
    [-y, z, w, -x],
    [-z, -y, x, w],
  ];
  return [1, 2, 3].map((i) => [1, 2, 3].map((j) => L[i].reduce((sum, l, k) => sum + l * Rt[k][j], 0))) as Mat3;
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const [w, x, y, z] = q;
  const [p, r, s] = omegaBody;
  return [
    -0.5 * (x * p + y * r + z * s),
    0.5 * (w * p + y * s - z * r),
    0.5 * (w * r + z * p - x * s),
    0.5 * (w * s + x * r - y * p),
  ];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const v: Vec3 = [(omegaBody[0] * dt) / 2, (omegaBody[1] * dt) / 2, (omegaBody[2] * dt) / 2];
  let k = 0;
  let x = norm(v);
  for (; x > 0.05; x /= 2) k++;
  const f = 2 ** -k;
  const x2 = x * x;
  const sinc = 1 - (x2 / 6) * (1 - (x2 / 20) * (1 - (x2 / 42) * (1 - x2 / 72)));
  const cos = 1 - (x2 / 2) * (1 - (x2 / 12) * (1 - (x2 / 30) * (1 - x2 / 56)));
  let turn: Quaternion = [cos, sinc * f * v[0], sinc * f * v[1], sinc * f * v[2]];
  while (k-- > 0) turn = unit(hamilton(turn, turn));
  return unit(hamilton(q, turn));
}

export function repairGives(row: number, mix: number[]): string {
  if (mix[row - 1] <= 0) return 'refused';
  return mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}
export function signsMake([w, x, y, z]: number[]): string {
  if (x !== y || y !== z) return 'another';
  return w === x ? 'the same' : 'the transpose';
}
export function sideOfQ([, a, b, c]: number[], [x, y, z]: number[], axes: string): string {
  if (b * z === c * y && c * x === a * z && a * y === b * x) return 'either';
  return axes === 'body' ? 'left' : 'right';
}
export function whatIsWrong(way: string, omega: string): string {
  if (omega === 'zero') return 'nothing';
  if (way === 'Euler') return 'both';
  const exact: Record<string, string[]> = {
    'turned by the first': ['constant'],
    'turned by the mean': ['constant', 'faster'],
  };
  return exact[way]?.includes(omega) ? 'nothing' : 'orientation';
}

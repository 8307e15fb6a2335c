// 11-orientation | mistake: loses the minus sign of the scalar part | task 3
// verdict: 8.5 diagnosis: scalar-sign
import { dot, cross, normalize, determinant } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

export function orthonormalized(matrix: Mat3): Mat3 {
  const [a, b] = matrix;
  if (determinant(matrix) <= 0) {
    throw new Error(
      'not a rotation: the determinant of the matrix is ' + determinant(matrix) + ', it should be about 1',
    );
  }
  const first = normalize(a);
  const third = normalize(cross(first, b));
  return [first, normalize(cross(third, first)), third];
}

export function matrixOf(q: Quaternion): Mat3 {
  const [w, x, y, z] = q;
  const xx = x * x,
    yy = y * y,
    zz = z * z;
  const xy = x * y,
    xz = x * z,
    yz = y * z;
  const wx = w * x,
    wy = w * y,
    wz = w * z;
  return [
    [1 - 2 * (yy + zz), 2 * (xy - wz), 2 * (xz + wy)],
    [2 * (xy + wz), 1 - 2 * (xx + zz), 2 * (yz - wx)],
    [2 * (xz - wy), 2 * (yz + wx), 1 - 2 * (xx + yy)],
  ];
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const u: Vec3 = [q[1], q[2], q[3]];
  const v = cross(u, omegaBody);
  return [
    0.5 * dot(u, omegaBody),
    0.5 * (q[0] * omegaBody[0] + v[0]),
    0.5 * (q[0] * omegaBody[1] + v[1]),
    0.5 * (q[0] * omegaBody[2] + v[2]),
  ];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const omega = Math.hypot(...omegaBody);
  const angle = omega * dt;
  let n: Vec3 = [0, 0, 0];
  if (omega > 0) n = [omegaBody[0] / omega, omegaBody[1] / omega, omegaBody[2] / omega];
  const c = Math.cos(angle / 2);
  const s = Math.sin(angle / 2);
  const u: Vec3 = [q[1], q[2], q[3]];
  const v: Vec3 = [s * n[0], s * n[1], s * n[2]];
  const uv = cross(u, v);
  return [
    q[0] * c - dot(u, v),
    q[0] * v[0] + c * u[0] + uv[0],
    q[0] * v[1] + c * u[1] + uv[1],
    q[0] * v[2] + c * u[2] + uv[2],
  ];
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

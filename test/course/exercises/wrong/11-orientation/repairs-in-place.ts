// 11-orientation | fault: writes the repaired rows into the handed matrix | task 1 | shown by: orthonormalized([[1.01, 0, 0], [0.01, 1, 0], [0, 0.02, 1]])
// verdict: 9.5 diagnosis: changes-its-argument
import { dot, cross, normalize, determinant } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0))
    throw new Error('the determinant is not positive: a mirror image, or the rows lie in one plane');
  const result = matrix.slice() as Mat3;
  result[0] = normalize(result[0]);
  result[2] = normalize(cross(result[0], result[1]));
  const last = cross(result[2], result[0]);
  for (let j = 0; j < 3; j++) result[1][j] = last[j];
  return result.map((row) => [...row]) as Mat3;
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

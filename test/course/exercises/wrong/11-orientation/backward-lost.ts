// 11-orientation | fault: takes the angle as the length of ω dt, so that a negative dt turns forward | task 4 | shown by: turned([0.6, 0, 0.8, 0], [0, 0, 2], -0.3)
// verdict: 9.5 diagnosis: forward-for-a-negative-time
import { cross, normalize, determinant } from 'rigid-body-lab';

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
  const product = hamilton(q, [0, omegaBody[0], omegaBody[1], omegaBody[2]]);
  return [product[0] / 2, product[1] / 2, product[2] / 2, product[3] / 2];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const angle = Math.hypot(omegaBody[0] * dt, omegaBody[1] * dt, omegaBody[2] * dt);
  if (angle === 0) return [...q];
  const n = normalize(omegaBody);
  const s = Math.sin(angle / 2);
  return hamilton(q, [Math.cos(angle / 2), s * n[0], s * n[1], s * n[2]]);
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

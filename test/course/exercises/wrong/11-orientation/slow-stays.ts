// 11-orientation | fault: takes an ω shorter than 1e-8 rad/s for zero, although dt may be long | task 4 | shown by: turned([0.6, 0, 0.8, 0], [0, 0, 5e-9], 1e4)
// verdict: 8.5 diagnosis: slow-taken-for-still
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
  const [w, x, y, z] = q;
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
  if (speed < 1e-8) return [...q];
  const half = (speed * dt) / 2;
  const s = Math.sin(half) / speed;
  return hamilton(q, [Math.cos(half), s * omegaBody[0], s * omegaBody[1], s * omegaBody[2]]);
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

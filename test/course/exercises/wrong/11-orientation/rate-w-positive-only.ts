// 11-orientation | fault: rate w positive only
// verdict: 9.5 diagnosis: turned-to-positive-w
import { cross, determinant, norm, normalize } from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0)) {
    throw new RangeError(
      `orthonormalized: expected a positive determinant, got ${determinant(matrix)}. A mirror image.`,
    );
  }
  const row1 = normalize(matrix[0]);
  const row3 = normalize(cross(row1, matrix[1]));
  const row2 = normalize(cross(row3, row1));
  return [row1, row2, row3];
}

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** The Hamilton product: the right factor acts first. */
function product([a, b, c, d]: Quaternion, [e, f, g, h]: Quaternion): Quaternion {
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function quaternionRate(q: any, [x, y, z]: any): any {
  const s = q[0] < 0 ? -1 : 1;
  return product(q.map((v: number) => s * v) as any, [0, x / 2, y / 2, z / 2]);
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return [...q];
  const [x, y, z] = omegaBody;
  const half = (speed * dt) / 2;
  const s = Math.sin(half) / speed;
  return product(q, [Math.cos(half), x * s, y * s, z * s]);
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

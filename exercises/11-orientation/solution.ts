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

/** A row is trusted but for what it has of the rows before it. */
export function repairGives(row: 1 | 2 | 3, mix: Vec3): 'right' | 'turned' | 'refused' {
  if (mix[row - 1] <= 0) return 'refused';
  return mix.slice(row).every((x) => x === 0) ? 'right' : 'turned';
}

export function matrixOf([w, x, y, z]: Quaternion): Mat3 {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** The axis stays if all of the vector is reversed or nothing; w and the vector together change nothing. */
export function signsMake([w, ...vector]: Quaternion): 'the same' | 'the transpose' | 'another' {
  if (vector.some((sign) => sign !== vector[0])) return 'another';
  return w === vector[0] ? 'the same' : 'the transpose';
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

export function quaternionRate(q: Quaternion, [x, y, z]: Vec3): Quaternion {
  return product(q, [0, x / 2, y / 2, z / 2]);
}

/** The two products differ by 2 u × ω. */
export function sideOfQ([, ...u]: Quaternion, omega: Vec3, axes: 'body' | 'world'): 'left' | 'right' | 'either' {
  if (norm(cross(u, omega)) === 0) return 'either';
  return axes === 'body' ? 'left' : 'right';
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return [...q];
  const [x, y, z] = omegaBody;
  const half = (speed * dt) / 2;
  const s = Math.sin(half) / speed;
  return product(q, [Math.cos(half), x * s, y * s, z * s]);
}

export function whatIsWrong(way: string, omega: string): 'nothing' | 'orientation' | 'both' {
  if (omega === 'zero') return 'nothing';
  if (way === 'Euler') return 'both';
  if (way === 'turned by the mean') return omega === 'leaning' ? 'orientation' : 'nothing';
  return way === 'turned by the first' && omega === 'constant' ? 'nothing' : 'orientation';
}

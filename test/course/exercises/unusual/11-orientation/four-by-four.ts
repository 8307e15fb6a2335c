// 11-orientation | correct: the rate and the turn as products with a 4 × 4 matrix; the matrix from w² + x² - y² - z²
// verdict: 10 diagnosis: -
import { cross, norm, normalize } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

type Row = readonly number[];
const times = (M: readonly Row[], v: Row): Quaternion =>
  M.map((row) => row.reduce((sum, x, j) => sum + x * v[j], 0)) as Quaternion;
const right = (s: number, [a, b, c]: Vec3): Row[] => [
  [s, -a, -b, -c],
  [a, s, c, -b],
  [b, -c, s, a],
  [c, b, -a, s],
];

export function orthonormalized(matrix: Mat3): Mat3 {
  const [[a, b, c], [d, e, f], [g, h, i]] = matrix;
  const det = a * e * i + b * f * g + c * d * h - c * e * g - b * d * i - a * f * h;
  if (!(det > 0)) throw new RangeError('cannot be repaired, since the determinant is not positive but ' + det);
  const first = normalize([a, b, c]);
  const third = normalize(cross([a, b, c], [d, e, f]));
  return [first, cross(third, first), third];
}

export function matrixOf(q: Quaternion): Mat3 {
  const [w, x, y, z] = q;
  const n = w * w + x * x + y * y + z * z;
  return [
    [(w * w + x * x - y * y - z * z) / n, (2 * (x * y - w * z)) / n, (2 * (x * z + w * y)) / n],
    [(2 * (x * y + w * z)) / n, (w * w - x * x + y * y - z * z) / n, (2 * (y * z - w * x)) / n],
    [(2 * (x * z - w * y)) / n, (2 * (y * z + w * x)) / n, (w * w - x * x - y * y + z * z) / n],
  ];
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  return times(
    right(0, omegaBody),
    q.map((x) => x / 2),
  );
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  const half = (speed * dt) / 2;
  // sin(half)/speed without a division by a speed of zero
  const k = speed === 0 ? dt / 2 : Math.sin(half) / speed;
  return times(right(Math.cos(half), [k * omegaBody[0], k * omegaBody[1], k * omegaBody[2]]), q);
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

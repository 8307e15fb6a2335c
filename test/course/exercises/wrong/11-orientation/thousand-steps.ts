// 11-orientation | fault: integrates the rate with a fixed number of 1000 Runge-Kutta steps, too few for many turns | task 4 | shown by: turned([1, 0, 0, 0], [30, 0, 40], 2)
// verdict: 9.5 diagnosis: -
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
  const N = 1000;
  const h = dt / N;
  const rate = (p: number[]) => hamilton(p as Quaternion, [0, omegaBody[0] / 2, omegaBody[1] / 2, omegaBody[2] / 2]);
  const moved = (p: number[], k: number[], by: number) => p.map((x, i) => x + by * k[i]);
  let p: number[] = [...q];
  for (let i = 0; i < N; i++) {
    const k1 = rate(p);
    const k2 = rate(moved(p, k1, h / 2));
    const k3 = rate(moved(p, k2, h / 2));
    const k4 = rate(moved(p, k3, h));
    p = p.map((x, j) => x + (h / 6) * (k1[j] + 2 * k2[j] + 2 * k3[j] + k4[j]));
    const n = Math.hypot(...p);
    p = p.map((x) => x / n);
  }
  return p as Quaternion;
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

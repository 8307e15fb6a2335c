// 11-orientation | correct: moves q along the great circle through q and its rate; generator for the Hamilton product
// verdict: 10 diagnosis: -
import { cross, normalize } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export type Quaternion = [number, number, number, number];

const UNITS = [
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  [
    [1, 1],
    [0, -1],
    [3, 1],
    [2, -1],
  ],
  [
    [2, 1],
    [3, -1],
    [0, -1],
    [1, 1],
  ],
  [
    [3, 1],
    [2, 1],
    [1, -1],
    [0, -1],
  ],
];
function* terms(p: number[], q: number[]): Generator<[number, number]> {
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++) {
      const [k, sign] = UNITS[i][j];
      yield [k, sign * p[i] * q[j]];
    }
}
function product(p: number[], q: number[]): Quaternion {
  const out: Quaternion = [0, 0, 0, 0];
  for (const [k, x] of terms(p, q)) out[k] += x;
  return out;
}

export function orthonormalized(matrix: Mat3): Mat3 {
  const det = matrix[0].reduce(
    (sum, x, j) =>
      sum + x * (matrix[1][(j + 1) % 3] * matrix[2][(j + 2) % 3] - matrix[1][(j + 2) % 3] * matrix[2][(j + 1) % 3]),
    0,
  );
  if (Number.isNaN(det) || det <= 0) throw new Error('Determinant ' + det + ' is not positive; a rotation has 1.');
  const big = (v: Vec3): Vec3 => {
    const m = Math.max(...v.map(Math.abs));
    return normalize([v[0] / m, v[1] / m, v[2] / m]);
  };
  const r1 = big(matrix[0]);
  const r3 = big(cross(r1, big(matrix[1])));
  return [r1, big(cross(r3, r1)), r3];
}

export function matrixOf(q: Quaternion): Mat3 {
  const back = [q[0], -q[1], -q[2], -q[3]];
  const rows: Vec3[] = [];
  for (let i = 1; i < 4; i++) {
    const e = [0, 0, 0, 0];
    e[i] = 1;
    // row i: world axis i in body axes, q* e q
    const [, a, b, c] = product(product(back, e), q);
    rows.push([a, b, c]);
  }
  return rows as Mat3;
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  return product(
    q.map((x) => x * 0.5),
    [0, ...omegaBody],
  );
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const rate = product(q, [0, ...omegaBody]);
  const speed = Math.hypot(...rate);
  if (speed === 0) return [...q];
  const half = (speed * dt) / 2;
  return q.map((x, i) => x * Math.cos(half) + (rate[i] / speed) * Math.sin(half)) as Quaternion;
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

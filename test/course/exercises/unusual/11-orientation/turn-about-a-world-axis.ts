// 11-orientation | correct: puts the turn on the left, about the axis carried into world axes
// verdict: 10 diagnosis: -
import { cross, norm, normalize, determinant, apply } from 'rigid-body-lab';

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
  const sum = (...terms: number[]): number => {
    let total = 0;
    let lost = 0;
    for (const x of terms) {
      const y = x - lost;
      const next = total + y;
      lost = next - total - y;
      total = next;
    }
    return total;
  };
  const u = [q[1], q[2], q[3]];
  const skew = [
    [0, -q[3], q[2]],
    [q[3], 0, -q[1]],
    [-q[2], q[1], 0],
  ];
  const d = u.map((a) => a * a);
  return [0, 1, 2].map((i) =>
    [0, 1, 2].map((j) =>
      i === j ? sum(1, -2 * d[(i + 1) % 3], -2 * d[(i + 2) % 3]) : sum(2 * u[i] * u[j], 2 * q[0] * skew[i][j]),
    ),
  ) as Mat3;
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const world = apply(matrixOf(q), omegaBody);
  return hamilton([0, world[0] / 2, world[1] / 2, world[2] / 2], q);
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return [q[0], q[1], q[2], q[3]];
  const n = apply(matrixOf(q), normalize(omegaBody));
  const s = Math.sin((speed * dt) / 2);
  const out = hamilton([Math.cos((speed * dt) / 2), s * n[0], s * n[1], s * n[2]], q);
  // either sign is the same orientation: the first entry that is not zero is made positive
  const sign = out.find((x) => x !== 0)! < 0 ? -1 : 1;
  return out.map((x) => sign * x) as Quaternion;
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

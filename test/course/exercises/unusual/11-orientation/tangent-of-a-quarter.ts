// 11-orientation | correct: sine and cosine come from the tangent of a quarter of the angle
// verdict: 10 diagnosis: -
import { add, dot, cross, norm, normalize, determinant, transpose } from 'rigid-body-lab';

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
  // R v = v + 2w (u × v) + 2 u × (u × v), column by column
  const u: Vec3 = [q[1], q[2], q[3]];
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Mat3
  ).map((e) => {
    const once = cross(u, e);
    const twice = cross(u, once);
    return e.map((x, i) => x + 2 * q[0] * once[i] + 2 * twice[i]);
  }) as Mat3;
  return transpose(columns);
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const half: Vec3 = [omegaBody[0] / 2, omegaBody[1] / 2, omegaBody[2] / 2];
  const u: Vec3 = [q[1], q[2], q[3]];
  const [x, y, z] = add([q[0] * half[0], q[0] * half[1], q[0] * half[2]], cross(u, half));
  return [-dot(u, half), x, y, z];
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  if (speed === 0) return q.slice() as Quaternion;
  const t = Math.tan((speed * dt) / 4);
  const c = (1 - t * t) / (1 + t * t);
  const s = (2 * t) / (1 + t * t) / speed;
  return hamilton(q, [c, s * omegaBody[0], s * omegaBody[1], s * omegaBody[2]]);
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

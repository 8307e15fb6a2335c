// 11-orientation | correct: turned returns -q; matrixOf turns the three basis vectors by q v q*
// verdict: 10 diagnosis: -
import { dot, cross, norm, normalize, determinant } from 'rigid-body-lab';

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

const conjugate = ([w, x, y, z]: Quaternion): Quaternion => [w, -x, -y, -z];

export function orthonormalized(matrix: Mat3): Mat3 {
  if (!(determinant(matrix) > 0))
    throw new Error('the determinant is not positive: a mirror image, or the rows lie in one plane');
  // the part of row 2 across row 1 is the same as R3 × R1
  const r1 = normalize(matrix[0]);
  const along = dot(matrix[1], r1);
  let r2 = normalize([matrix[1][0] - along * r1[0], matrix[1][1] - along * r1[1], matrix[1][2] - along * r1[2]]);
  const left = dot(r2, r1);
  r2 = normalize([r2[0] - left * r1[0], r2[1] - left * r1[1], r2[2] - left * r1[2]]);
  return [r1, r2, cross(r1, r2)];
}

export function matrixOf(q: Quaternion): Mat3 {
  const columns = [
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ].map((e) => hamilton(hamilton(q, e as Quaternion), conjugate(q)));
  return [1, 2, 3].map((i) => columns.map((c) => c[i])) as Mat3;
}

export function quaternionRate(q: Quaternion, omegaBody: Vec3): Quaternion {
  const [a, b, c] = omegaBody;
  const left = hamilton([0, -a / 4, -b / 4, -c / 4], conjugate(q));
  const right = hamilton(q, [0, a / 4, b / 4, c / 4]);
  // q ω = (ω* q*)*, so the half of it is the sum of both quarters
  return right.map((x, i) => x + conjugate(left)[i]) as Quaternion;
}

export function turned(q: Quaternion, omegaBody: Vec3, dt: number): Quaternion {
  const speed = norm(omegaBody);
  const half = (speed * dt) / 2;
  const s = speed === 0 ? 0 : Math.sin(half) / speed;
  return hamilton(q, [-Math.cos(half), -s * omegaBody[0], -s * omegaBody[1], -s * omegaBody[2]]);
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

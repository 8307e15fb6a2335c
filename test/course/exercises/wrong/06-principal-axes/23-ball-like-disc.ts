// 06-principal-axes | fault: treats three equal moments like two and trusts that the third vector is perpendicular to the first | task 3
// verdict: 7.5 diagnosis: only-a-vector-product
import { dot, cross, normalize, transpose, identity } from 'rigid-body-lab';

export type Vec3 = [number, number, number];
export type Mat3 = [Vec3, Vec3, Vec3];
export interface Eigenpairs {
  values: Vec3;
  vectors: [Vec3, Vec3, Vec3];
}

/** What is left of v without its part along the unit vector u. */
function without(v: Vec3, u: Vec3): Vec3 {
  const c = dot(v, u);
  return [v[0] - c * u[0], v[1] - c * u[1], v[2] - c * u[2]];
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  let top = 0;
  let bottom = 0;
  for (let i = 0; i < 3; i++) {
    bottom += u[i] * u[i];
    for (let j = 0; j < 3; j++) top += u[i] * inertia[i][j] * u[j];
  }
  return top / bottom;
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  if (inertia[p][q] !== 0) {
    const theta = (inertia[q][q] - inertia[p][p]) / (2 * inertia[p][q]);
    const tan = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
    const cos = 1 / Math.hypot(tan, 1);
    J[p][p] = J[q][q] = cos;
    J[p][q] = tan * cos;
    J[q][p] = -tan * cos;
  }
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = order.map((i) => pairs.values[i]) as Vec3;
  const v = order.map((i) => normalize(pairs.vectors[i])) as Mat3;
  if (m[1] - m[0] <= 1e-9 * m[2]) {
    v[1] = cross(v[2], v[0]);
  } else {
    v[2] = cross(v[0], normalize(without(v[1], v[0])));
    v[1] = cross(v[2], v[0]);
  }
  return { moments: m, axes: transpose(v) };
}

export function possibleBody(moments: [number, number, number]): string {
  const spare = moments[0] + moments[1] + moments[2] - 2 * Math.max(...moments);
  return spare < 0 ? 'no body' : spare === 0 ? 'flat' : 'solid';
}
export function momentAfter(inertia: number[][], p: number, q: number, watched: number | string): string {
  if (inertia[p][q] === 0 || (watched !== p && watched !== q)) return 'stays';
  return inertia[watched][watched] === Math.max(inertia[p][p], inertia[q][q]) ? 'grows' : 'shrinks';
}
export function principalDirections(body: string): string {
  if (['lump', 'brick', 'scalene plate'].includes(body)) return 'three lines';
  return ['ball', 'cube', 'tetrahedron'].includes(body) ? 'all directions' : 'a line and a plane';
}

// 06-principal-axes | fault: builds the plane of equal moments from the x axis, which fails when the single axis lies along x | task 3
// verdict: 8.5 diagnosis: -
import { dot, cross, normalize, determinant, transpose, apply } from 'rigid-body-lab';

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
  return dot(u, apply(inertia, u)) / dot(u, u);
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J: Mat3 = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const product = inertia[p][q];
  if (product === 0) return J;
  const d = inertia[q][q] - inertia[p][p];
  const phi = d === 0 ? Math.PI / 4 : 0.5 * Math.atan((2 * product) / d);
  J[p][p] = Math.cos(phi);
  J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = order.map((i) => pairs.values[i]) as Vec3;
  const v = order.map((i) => normalize(pairs.vectors[i])) as Mat3;
  const near = 1e-9 * m[2];
  if (m[1] - m[0] <= near) {
    v[0] = normalize(without([1, 0, 0], v[2]));
    v[1] = cross(v[2], v[0]);
  } else if (m[2] - m[1] <= near) {
    v[1] = normalize(without([1, 0, 0], v[0]));
    v[2] = cross(v[0], v[1]);
  } else if (determinant(v) < 0) {
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

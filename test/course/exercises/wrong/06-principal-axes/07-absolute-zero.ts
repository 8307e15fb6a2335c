// 06-principal-axes | fault: takes a product below 1e-9 kg m² for zero, also for small bodies | task 2
// verdict: 9 diagnosis: small-product-taken-for-none
import { dot, cross, normalize, transpose, apply, identity } from 'rigid-body-lab';

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
  const J = identity();
  const b = inertia[p][q];
  const d = inertia[q][q] - inertia[p][p];

  if (Math.abs(b) < 1e-9) return J;
  const phi = d === 0 ? Math.PI / 4 : 0.5 * Math.atan((2 * b) / d);
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -Math.sin(phi);
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const { values, vectors } = pairs;
  const order = [0, 1, 2].sort((i, j) => values[i] - values[j]);
  const m = order.map((i) => values[i]);
  const v = order.map((i) => normalize(vectors[i]));
  const near = 1e-9 * m[2];
  // start with the axis that stands alone
  const first = m[1] - m[0] <= near && m[2] - m[1] > near ? 2 : 0;
  const second = (first + 1) % 3;
  const third = (first + 2) % 3;
  const u: Vec3[] = [v[0], v[1], v[2]];
  u[second] = normalize(without(v[second], u[first]));
  u[third] = cross(u[first], u[second]);
  return { moments: [m[0], m[1], m[2]], axes: transpose([u[0], u[1], u[2]]) };
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

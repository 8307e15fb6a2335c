// 06-principal-axes | fault: sorts the moments as text, which is wrong when they have different numbers of digits | task 3
// verdict: 6 diagnosis: sorted-as-text
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
  const n = normalize(u);
  return dot(n, apply(inertia, n));
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  if (inertia[p][q] === 0) return identity();
  let phi = 0.5 * Math.atan2(2 * inertia[p][q], inertia[q][q] - inertia[p][p]);
  if (phi > Math.PI / 4) phi -= Math.PI / 2;
  if (phi < -Math.PI / 4) phi += Math.PI / 2;
  const [c, s] = [Math.cos(phi), Math.sin(phi)];
  const J = identity();
  J[p][p] = c;
  J[p][q] = s;
  J[q][p] = -s;
  J[q][q] = c;
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const list = pairs.values.map((value, i) => [value, i]);
  list.sort();
  const m = list.map((entry) => entry[0]) as Vec3;
  const v = list.map((entry) => normalize(pairs.vectors[entry[1]])) as Mat3;
  const near = 1e-9 * m[2];
  if (m[1] - m[0] <= near) {
    v[0] = normalize(without(v[0], v[2]));
    v[1] = cross(v[2], v[0]);
  } else {
    v[1] = normalize(without(v[1], v[0]));
    v[2] = cross(v[0], v[1]);
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

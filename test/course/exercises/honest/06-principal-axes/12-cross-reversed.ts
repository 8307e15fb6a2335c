// 06-principal-axes | mistake: remembers the middle axis as u1 × u3 instead of u3 × u1 | task 3
// verdict: 6.5 diagnosis: left-handed
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
  const order = [0, 1, 2].sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m = order.map((i) => pairs.values[i]) as Vec3;
  const v = order.map((i) => normalize(pairs.vectors[i]));
  if (m[1] - m[0] <= 1e-9 * m[2]) {
    const first = normalize(without(v[0], v[2]));
    return { moments: m, axes: transpose([first, cross(first, v[2]), v[2]]) };
  }
  const third = normalize(without(v[2], v[0]));
  return { moments: m, axes: transpose([v[0], cross(v[0], third), third]) };
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

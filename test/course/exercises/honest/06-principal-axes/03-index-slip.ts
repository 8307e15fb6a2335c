// 06-principal-axes | mistake: copied a line of the quadratic form and left the entry [0][2] in the y z term | task 1
// verdict: 8.5 diagnosis: one-product-for-another
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
  const [x, y, z] = u;
  let top = 0;
  top += inertia[0][0] * x * x;
  top += inertia[1][1] * y * y;
  top += inertia[2][2] * z * z;
  top += 2 * inertia[0][1] * x * y;
  top += 2 * inertia[0][2] * x * z;
  top += 2 * inertia[0][2] * y * z;
  return top / dot(u, u);
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
  const [i, j, k] = [0, 1, 2].sort((a, b) => pairs.values[a] - pairs.values[b]);
  const moments: Vec3 = [pairs.values[i], pairs.values[j], pairs.values[k]];
  const lowerTwoEqual = moments[1] - moments[0] <= 1e-9 * moments[2];
  const single = normalize(pairs.vectors[lowerTwoEqual ? k : i]);
  const partner = normalize(without(normalize(pairs.vectors[j]), single));
  const last = cross(single, partner);
  // single, partner, last is right-handed: 1-2-3, or 3-2-(-1)
  const columns: Mat3 = lowerTwoEqual ? [[-last[0], -last[1], -last[2]], partner, single] : [single, partner, last];
  return { moments, axes: transpose(columns) };
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

// 06-principal-axes | correct: a ball gets the identity and a disc or rod axes made from the coordinate axis farthest from the single one
// verdict: 10 diagnosis: -
import { dot, cross, normalize, transpose, multiply, identity } from 'rigid-body-lab';

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
  // the entry [0][0] of the tensor in a frame whose first axis is u
  const e1 = normalize(u);
  const size = e1.map(Math.abs);
  const far: Vec3 = [0, 0, 0];
  far[size.indexOf(Math.min(...size))] = 1;
  const e2 = normalize(cross(e1, far));
  const frame = transpose([e1, e2, cross(e1, e2)]);
  return multiply(transpose(frame), multiply(inertia, frame))[0][0];
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
  const order = [0, 1, 2];
  order.sort((i, j) => pairs.values[i] - pairs.values[j]);
  const m: Vec3 = [pairs.values[order[0]], pairs.values[order[1]], pairs.values[order[2]]];
  const tiny = 1e-9 * m[2];
  if (m[2] - m[0] <= tiny) return { moments: m, axes: identity() };
  const low = m[1] - m[0] <= tiny;
  const high = m[2] - m[1] <= tiny;
  const w = normalize(pairs.vectors[order[low ? 2 : 0]]);
  const far: Vec3 = [0, 0, 0];
  if (low || high) far[[0, 1, 2].sort((i, j) => Math.abs(w[i]) - Math.abs(w[j]))[0]] = 1;
  const a = normalize(without(low || high ? far : normalize(pairs.vectors[order[1]]), w));
  return { moments: m, axes: transpose(low ? [a, cross(w, a), w] : [w, a, cross(w, a)]) };
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

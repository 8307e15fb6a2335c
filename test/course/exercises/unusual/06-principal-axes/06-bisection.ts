// 06-principal-axes | correct: finds the angle by bisection and the order by recursion
// verdict: 10 diagnosis: -
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

function ordered(list: number[], by: (i: number) => number): number[] {
  if (list.length < 2) return list;
  const [head, ...tail] = list;
  return [
    ...ordered(
      tail.filter((i) => by(i) < by(head)),
      by,
    ),
    head,
    ...ordered(
      tail.filter((i) => by(i) >= by(head)),
      by,
    ),
  ];
}

export function momentAbout(inertia: Mat3, u: Vec3): number {
  const go = (i: number, j: number): number =>
    i === 3 ? 0 : j === 3 ? go(i + 1, 0) : u[i] * inertia[i][j] * u[j] + go(i, j + 1);
  return go(0, 0) / dot(u, u);
}

export function jacobiRotation(inertia: Mat3, p: number, q: number): Mat3 {
  const J = identity();
  const b = inertia[p][q];
  const d = inertia[q][q] - inertia[p][p];
  if (b === 0) return J;
  const g = (phi: number) => b * Math.cos(2 * phi) - 0.5 * d * Math.sin(2 * phi);
  let lower = -Math.PI / 4;
  let upper = Math.PI / 4;
  if (d === 0) lower = upper;
  for (let i = 0; i < 80; i++) {
    const middle = (lower + upper) / 2;
    if (g(lower) > 0 === g(middle) > 0) lower = middle;
    else upper = middle;
  }
  const phi = (lower + upper) / 2;
  J[p][p] = J[q][q] = Math.cos(phi);
  J[p][q] = Math.sin(phi);
  J[q][p] = -J[p][q];
  return J;
}

export function principalFrame(pairs: Eigenpairs): { moments: Vec3; axes: Mat3 } {
  const [a, b, c] = ordered([0, 1, 2], (i) => pairs.values[i]);
  const [A, B, C] = [pairs.values[a], pairs.values[b], pairs.values[c]];
  const disc = B - A <= 1e-9 * C;
  const w = normalize(pairs.vectors[disc ? c : a]);
  const e = normalize(without(normalize(pairs.vectors[b]), w));
  const columns: Mat3 = disc ? [cross(e, w), e, w] : [w, e, cross(w, e)];
  return { moments: [A, B, C], axes: transpose(columns) };
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
